import type { Happenings, Triggered } from '@signum/classic';
import { cast, type Cast } from './cast.ts';
import { predicate } from './clause.ts';
import { keywordName } from './linked.ts';
import type { Tale } from './tale.ts';

/** The event that an ability waits for: "when one of your creatures is attacked with Shooting". */
export function occasion(ability: Triggered, told: Tale): string {
  const text = OCCASIONS[ability.when](cast(ability, told));
  if (/^(?:when|after) the opponent /.test(text)) told.they = true;
  return text;
}

type Occasion = (cast: Cast) => string;

/** Something happens to a creature. */
const when =
  (deed: string): Occasion =>
  ({ who }) =>
    `when ${who} ${deed}`;

/** Something happens to a creature, or one creature does it to another. */
const between =
  (passive: string, active: string, joint = ''): Occasion =>
  ({ who, by, asked, attack }) =>
    asked === 'both'
      ? `when ${by} ${active} ${joint}${who}${attack}`
      : asked === 'by'
        ? `when ${by} ${active} ${joint}a creature${attack}`
        : `when ${who} ${passive}${attack}`;

/** A player does something. */
const does =
  (verb: string, rest: string | ((cast: Cast) => string), start = 'when'): Occasion =>
  cast =>
    `${start} ${cast.player.text} ${predicate({ subject: cast.player, verb, rest: typeof rest === 'string' ? rest : rest(cast) })}`;

const poison = keywordName('poison');
const disease = keywordName('disease');
const stealth = `a ${keywordName('stealth')} token`;
const backstab = keywordName('backstab');

/** One of the two sides of an attack did something with dice, or it was done against the other. */
const dice =
  (rolls: string, against: string): Occasion =>
  ({ who, by, asked, attack }) => {
    const what = attack.replace(/^ with /, ' for ');
    if (asked === 'who') return `after ${against} ${who}${what}`;
    return `after ${by} ${rolls}${asked === 'both' ? ` against ${who}` : ''}${what}`;
  };

const outcome =
  (verb: 'fails' | 'succeeds'): Occasion =>
  ({ who, by, asked, attack }) => {
    if (asked === 'who') return `when an attack on ${who}${attack} ${verb}`;
    const aim = asked === 'both' ? ` against ${who}` : '';
    return attack === '' ? `when an attack by ${by}${aim} ${verb}` : `when ${by} ${verb}${attack}${aim}`;
  };

/** Every event of the rules, as it stands at the beginning of a text. */
const OCCASIONS: Readonly<Record<keyof Happenings, Occasion>> = {
  abilityDeclared: when('uses an activated ability'),
  abilityGained: when('gains an ability or a bonus'),
  abilityLost: when('loses an ability'),
  abilityResolved: ({ who }) => `after ${who} used an activated ability`,
  activationCancelled: ({ who }) => `when the activation of ${who} is cancelled`,
  activationDeclared: when('is about to be activated'),
  activationEnd: when('ends its activation'),
  activationSkipped: when('skips its activation'),
  activationStart: when('begins its activation'),
  armourGained: when('gains Armour tokens'),
  armourLost: when('loses Armour tokens'),
  attackCancelled: ({ by }) => `when an attack by ${by} is cancelled`,
  attackDeclared: ({ who, by, asked, attack }) =>
    asked === 'who'
      ? `when ${who} is attacked${attack}`
      : `when ${by} attacks${asked === 'both' ? ` ${who}` : ''}${attack}`,
  attackEnded: ({ who, by, asked, attack }) =>
    asked === 'who'
      ? `after ${who} is attacked${attack}`
      : `after ${by} attacks${asked === 'both' ? ` ${who}` : ''}${attack}`,
  attackFailed: outcome('fails'),
  attackRerolled: dice('rerolls attack dice', 'attack dice are rerolled against'),
  attackRolled: dice('rolls attack dice', 'attack dice are rolled against'),
  attackSuccessful: outcome('succeeds'),
  backstabHit: between(`is hit by a ${backstab}`, `hits with a ${backstab}`),
  backstabProvoked: ({ who, by, asked }) => `when ${who} provokes a ${backstab}${asked === 'who' ? '' : ` from ${by}`}`,
  backstabRolled: ({ who }) => `after a ${backstab} is rolled against ${who}`,
  buildingAbilityDeclared: does('use', 'a building'),
  buildingConstructed: does('construct', 'a building'),
  buildingDestroyed: ({ player }) => `when a building of ${owner(player.text)} is destroyed`,
  buildingTapped: does('tap', 'a building'),
  buildingUntapped: does('untap', 'a building'),
  cardCancelled: ({ card }) => `when ${card} is cancelled`,
  cardDeclared: does('play', ({ card }) => card),
  cardDiscarded: does('discard', 'a card'),
  cardDrawn: does('draw', 'a card'),
  cardPlayed: does('play', ({ card }) => card, 'after'),
  cardReturnedToDeck: ({ who }) => `when the card of ${who} returns to its owner’s deck`,
  cardReturnedToHand: ({ who }) => `when the card of ${who} returns to its owner’s hand`,
  cardToGraveyard: ({ who }) => `when the card of ${who} goes to the Graveyard`,
  cardsSeen: does('see', 'cards'),
  cardsUntapped: does('untap', 'all cards'),
  concentrationGained: when('gains Concentration tokens'),
  concentrationSpent: when('spends Concentration tokens'),
  constructionDecision: does('decide', 'what to construct'),
  contactEntered: ({ who, by, asked }) =>
    asked === 'who' ? `when a creature comes into contact with ${who}` : `when ${by} comes into contact with ${who}`,
  contactLeft: ({ who, by, asked }) => `when ${who} leaves contact with ${asked === 'who' ? 'a creature' : by}`,
  controlDeclared: ({ who, by, asked }) =>
    asked === 'who' ? `when somebody tries to take control of ${who}` : `when ${by} tries to take control of ${who}`,
  controlEnded: ({ who }) => `when the control of ${who} ends`,
  controlGained: does('take', ({ who }) => `control of ${who}`),
  costPaid: does('pay', 'a cost', 'after'),
  creatureEliminated: between('is eliminated', 'eliminates'),
  creatureRemoved: when('leaves the Battlefield'),
  creatureSummoned: when('is summoned'),
  damageDealt: between('receives damage', 'deals damage', 'to '),
  damageIncoming: between('is about to receive damage', 'is about to deal damage', 'to '),
  damageRedirected: when('is spared damage that goes to another'),
  deckShuffled: does('shuffle', 'a deck', 'after'),
  deedForbidden: when('is kept from something'),
  defenceRerolled: dice('rerolls defence dice', 'defence dice are rerolled for'),
  defenceRolled: dice('rolls defence dice', 'defence dice are rolled for'),
  detected: between('is detected', 'detects'),
  detectionAttempted: between('is searched for', 'tries to detect'),
  detectionFailed: between('stays undetected', 'fails to detect'),
  diceAssigned: ({ who }) => `after ${who} assigns its dice`,
  diceRolled: does('roll', 'dice', 'after'),
  diseaseGained: when(`gains ${disease}`),
  diseaseLost: when(`loses ${disease}`),
  drawDeclined: does('decline', 'a draw'),
  drawFailed: does('cannot', 'draw a card'),
  drawOffered: does('offer', 'a draw'),
  effectsExpired: ({ turn }) => `when effects end in ${turn}`,
  endOfTurn: ({ turn }) => `at the end of ${turn}`,
  firstWord: when('says its First Word'),
  fullyHealed: when('is fully healed'),
  gameEnded: () => 'when the game has ended',
  gameEnding: () => 'when the game ends',
  handOverflow: does('draw', 'a card too many'),
  handRedrawn: does('exchange', 'hand cards'),
  healDeclared: between('is about to be healed', 'is about to heal'),
  healed: between('is healed', 'heals'),
  heroEliminated: when('is eliminated'),
  hitsDetermined: dice('scores hits', 'hits are scored against'),
  lastWord: when('says its Last Word'),
  minionSummoned: when('is summoned'),
  moveDeclared: when('declares a move'),
  moveEnded: when('ends a move'),
  moveStarted: when('starts a move'),
  parameterChanged: ({ who }) => `when a value of ${who} changes`,
  placed: when('is placed'),
  poisonGained: when(`gains ${poison}`),
  poisonLost: when(`loses ${poison}`),
  prosperityGained: does('gain', 'Prosperity'),
  prosperitySpent: does('spend', 'Prosperity'),
  relicActivated: does('tap', 'a relic'),
  relicDamaged: ({ player }) => `when a relic of ${owner(player.text)} is damaged`,
  relicDestroyed: ({ player }) => `when a relic of ${owner(player.text)} is destroyed`,
  relicEquipped: ({ player, card }) =>
    `when ${player.text === 'you' ? 'your hero' : player.text === 'a player' ? 'a hero' : 'the opponent’s hero'} receives ${card === 'a card' ? 'a relic' : card}`,
  relicReplaced: does('replace', 'a relic'),
  relicUsed: does('use', 'a relic'),
  ruinsSearched: when('searches Ruins'),
  secretEntranceRolled: when('looks for a secret entrance'),
  skipImposed: when('has to skip its next activation'),
  spellResolved: does('play', 'a spell', 'after'),
  startOfTurn: ({ turn }) => `at the start of ${turn}`,
  stealthGained: when(`gains ${stealth}`),
  stealthLost: when(`loses its ${keywordName('stealth')} token`),
  summonDeclared: does('summon', 'a character'),
  tacticResolved: does('carry', 'out a tactic', 'after'),
  tacticRevealed: does('reveal', 'a tactic'),
  tacticSet: does('set', 'a tactic'),
  terrainDeclared: does('declare', 'a terrain'),
  terrainDestroyed: ({ player }) => `when a terrain of ${owner(player.text)} is destroyed`,
  terrainPlaced: does('play', 'a terrain'),
  terrainTouched: when('touches a terrain'),
  turnEnded: ({ turn }) => `after ${turn}`,
  turnEnding: ({ turn }) => `when ${turn} is about to end`,
  turnStart: ({ turn }) => `when ${turn} starts`,
  victimChosen: between('is chosen as a victim', 'chooses as its victim'),
  woundsReceived: between('receives wounds', 'deals wounds', 'to '),
};

function owner(player: string): string {
  return player === 'you' ? 'yours' : player;
}
