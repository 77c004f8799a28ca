import type { Term } from '../language.ts';
import { typography } from './typography.ts';

/** What a keyword does, for whoever has forgotten it: with its number, or with the X of the rules. */
export function reminder(term: Term, x?: number | string): string {
  const agreeing = REMINDERS[term].replaceAll(
    /\[([^\]]+)\]/g,
    (_, forms: string) => forms.split('|')[x === 1 ? 0 : 1]!,
  );
  return typography(x === undefined ? agreeing : agreeing.replaceAll(/\bX\b/g, String(x)));
}

/** "It" is the creature that has the keyword, X its number. What changes with it has a form for one and for many in brackets. */
const REMINDERS: Readonly<Record<Term, string>> = {
  agile: 'Leaving contact costs it no Backstab, provided that it does not end up in contact with an enemy.',
  armour:
    'It enters with X Armour tokens. Each absorbs 1 damage of anything but a magical attack; wounds pass them by.',
  aura: 'Creatures within X have this while they stay there. The bearer itself does not.',
  backstab:
    'Whoever leaves an enemy, moves along it or runs into it is rolled for: one die for each such enemy, 1 damage on an Axe or a Shield.',
  'battle-mage': 'It may use Magical Shot after moving, though not after a run.',
  beast: 'It cannot be taken control of, and no ability of a building can target it.',
  berserk: 'It has +X Strength while it is wounded.',
  'blocks-line-of-sight': 'No line of sight passes through this terrain.',
  buckshot:
    'If its Shooting deals damage to a target within M, the target is pushed S straight away. If something stops the push, the target receives 1 more damage.',
  cautious: 'In melee combat it must put at least X [die|dice] into defence.',
  charge: 'If it moves and then attacks in melee combat, it has this until the end of the turn. Once per turn.',
  concentration:
    'It enters with X Concentration tokens and can never have more. Activation: it gains 1. You may spend them in your turn for the effect.',
  contract: 'At the start of its activation you may pay 1 Prosperity; it then has this until the end of the turn.',
  control:
    'Activation: choose an enemy character or minion within XL and line of sight and roll X [die|dice]. With at least as many Bullseyes as its current health, it is yours until the end of the turn and may be activated.',
  defender: 'An enemy in contact with it that attacks in melee must attack it.',
  'defense-against-shooting':
    'Against Shooting and Throwing, a target in contact with this terrain or behind it may reroll its failed defence dice once. Against Magical Shot it has one defence die.',
  difficult: 'Whoever touches this terrain moves no farther than S and cannot run. Flight and Pathfinder ignore it.',
  'difficult-target': 'Whoever makes a ranged attack on it must reroll all successful attack dice once.',
  disease:
    'It receives 1 wound whenever it declares an attack. At the start of its activation it may skip the activation to be rid of the token.',
  drill: 'When it is summoned, you may summon a minion into contact with each of your creatures with Drill.',
  durability:
    'The relic enters with X [token|tokens], which absorb damage of non-magical attacks on your hero. Without tokens it is destroyed.',
  executioner:
    'When it enters, and whenever its victim is eliminated, you may choose a character as its victim. It has this while it attacks its victim.',
  exhaustion: 'At the start of its activation it may receive 1 wound to have this.',
  'expert-of-attack': 'If it puts all its dice into attack in melee combat, it rolls X more attack [die|dice].',
  'expert-of-defense': 'If it puts all its dice into defence in melee combat, it rolls X more defence [die|dice].',
  'first-word': 'Happens when the card is played from the hand, once per game.',
  flight:
    'It moves over creatures and terrain as if they were not there, but cannot end on a base or on Impassable terrain.',
  forged: 'It cannot be healed and cannot gain Poison or Disease. Vampirism heals nobody who wounds it.',
  fortitude: 'In melee an Axe is a success for it even while it is wounded.',
  hammerblow: 'Each of its hits in melee combat deals 2 damage.',
  healer:
    'Activation: choose another creature within XL and roll X [die|dice]. Each success heals 1 wound: Axe and Shield if they are in contact, otherwise Bullseye.',
  howl: 'Activation: creatures within X, though not the bearer, have this until the end of the turn.',
  impact: 'Acts upon a chosen creature. Whoever has Shield against impact cannot be chosen.',
  impassable: 'Nobody can cross this terrain without Flight, and nobody can stand on it.',
  initiative:
    'In melee combat it strikes first, and whoever falls to it does not strike back. If both have it, neither does.',
  jump: 'It may move in one straight line over other creatures, but cannot end on a base.',
  'last-word': 'Happens when the card goes from play to the Graveyard, once per game.',
  lunge:
    'It may attack an enemy within S and line of sight in melee combat. A target out of contact must put all its dice into defence.',
  'magical-shot':
    'Activation: a magical attack within XL. Roll X [die|dice]; each Bullseye is 1 wound, and there is no defence.',
  'magical-strike':
    'Instead of melee combat, roll X [die|dice] against an enemy in contact. Each success is 1 wound; there is no defence and no striking back.',
  'master-of-attack': 'In melee combat it may reroll up to X of its attack dice.',
  'master-of-defense': 'In melee combat it may reroll up to X of its defence dice.',
  'master-of-healing': 'It may reroll up to X [die|dice] of its healing abilities.',
  'master-of-magic': 'It may reroll up to X of its Magical Shot dice.',
  'master-of-ritual': 'It may reroll up to X failed Ritual dice.',
  'master-of-shooting': 'It may reroll up to X of its Shooting and Throwing dice.',
  'minus-from-attacks': 'Every attack on it deals X less.',
  monster:
    'It cannot be healed, returned to hand or taken control of, and cannot search Ruins. Support cards do not affect it.',
  'multiple-uses': 'Every use makes a mark. With the last mark, number X, the relic is discarded.',
  parasite: 'When it eliminates a character, roll X [die|dice]. With a Bullseye, summon a minion beside the fallen.',
  pathfinder: 'Difficult terrain does not hinder it.',
  persecution:
    'When it eliminates an enemy in your turn, it may move up to S into contact with another enemy and fight once more, up to X [time|times] per turn.',
  poison:
    'At the start of its activation roll a die: on a Bullseye it receives 1 wound. It may spend an activation to be rid of the token.',
  predator: 'When it attacks a wounded enemy in melee combat, it has +1 Strength until the end of the turn.',
  quick: 'It may attack in melee combat after a run.',
  'quick-shooter': 'It may use Shooting or Throwing after moving, though not after a run.',
  'rain-of-arrows':
    'A character it shoots at has −1 Strength until the end of the opponent’s turn, whether it is hit or not.',
  reckless: 'In melee combat it must put at least X [die|dice] into attack.',
  recruitment: 'When you construct a building, you may summon a minion into contact with it.',
  regeneration: 'At the start of its activation roll X [die|dice]; each Bullseye heals 1 wound.',
  requiem:
    'When it dies, roll a die for each other creature within S: on an Axe or a Shield that creature receives 1 wound.',
  resurgent: 'It cannot be healed and cannot gain Poison or Disease. Vampirism heals nobody who wounds it.',
  ritual: 'Activation: roll X [die|dice]. With a Bullseye, summon a minion into contact with it.',
  'ruins-reroll': 'It may reroll the die when it searches Ruins.',
  rush: 'It may be activated in the turn in which it was summoned.',
  'shield-against': 'It cannot be the target of this.',
  shooting:
    'Activation: a ranged attack within XL. Roll X [die|dice]; each Bullseye that is not blocked deals 1 damage.',
  slow: 'It cannot run.',
  sniper: 'When it shoots at a distance of L or more, it may reroll its attack dice once and each hit deals 2 damage.',
  stamina: 'It may put dice into attack in every melee combat of the turn.',
  stealth:
    'It enters hidden: enemies cannot attack it or use abilities on it until it attacks or is detected. Out of contact with enemies it may spend an activation to hide again.',
  'steam-engine': 'When it declares this for the first time in a turn, roll the die before anything else.',
  sting:
    'When it attacks a creature without Poison, that creature gains Poison. When it attacks a creature with Poison, it has this until the end of the attack.',
  surcharge: 'You may pay this in addition when you play the card.',
  throwing:
    'Activation: a ranged attack within L. Roll X [die|dice]; each Axe or Shield that is not blocked deals 1 damage.',
  vampirism: 'After dealing wounds in melee combat it may be healed by 1.',
  veteran: 'In melee combat its opponent must reroll all successful attack dice once.',
  vulnerability: 'Whenever it receives damage, it receives 1 more.',
};
