import type {
  CreatureId,
  Decisions,
  RefusalCode,
  Refusals,
  RelicId,
  SeenHappening,
  TacticId,
  TerrainId,
} from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { plain } from '../marks.ts';
import { answerText, eventText, promptText, refusalText } from '../messages.ts';
import { stage } from '../testing/stage.ts';
import { messages } from './messages.ts';

const greer = 'g' as CreatureId;
const seina = 's' as CreatureId;
const ruins = 'r' as TerrainId;
const sword = 'w' as RelicId;
/** Rows of what is said and what should be, each with its sentence as a title. */
const titled = <T>(rows: readonly (readonly [said: T, expected: T])[]) =>
  rows.map(([said, expected]) => ({ title: String(expected ?? 'nothing'), said, expected }));
const read = (text: string | null) => text && plain(text).replaceAll('\u00a0', ' ');

function why<C extends RefusalCode>(code: C, facts: Refusals[C]): string | null {
  return read(refusalText(messages, { code, facts }, stage('en')));
}

function told(event: SeenHappening, reader = 0): string | null {
  return read(eventText(messages, event, stage('en', reader)));
}

describe('refusals say what is wrong and what would help', () => {
  test.each(
    titled([
      [
        why('not-in-contact', { creature: greer, target: seina, short: 230 }),
        'Greer is 2.3 mm short of contact with Seina.',
      ],
      [
        why('out-of-range', { target: seina, range: 25_000, short: 1201 }),
        'Seina is 1.3 cm beyond the range of 25 cm.',
      ],
      [why('too-far', { short: 0.5 }), 'That is less than 0.1 mm too far.'],
      [why('hidden', { target: seina }), 'Seina is hidden. Detect it first.'],
      [
        why('buildings-missing', { missing: ['school-of-magic'], tapped: false }),
        'You lack an untapped School of Magic.',
      ],
      [
        why('buildings-missing', { missing: ['arena', 'any', 'any'], tapped: true }),
        'You lack an untapped Arena and 2 more untapped buildings. They are tapped until your next turn.',
      ],
      [why('too-little-prosperity', { needed: 5, there: 3 }), 'This costs 5 Prosperity. You have 3 and need 2 more.'],
      [why('forbidden', { creature: greer, deed: 'run' }), 'Greer cannot run now: a card forbids it.'],
      [why('into-contact', { id: 's', short: 40 }), 'It may not come into contact with Seina. Move it 0.4 mm away.'],
      [why('overlaps-base', { id: 'g', short: 1500 }), 'It overlaps Greer by 1.5 cm.'],
      [
        why('not-at-terrain', { creature: greer, terrain: ruins, short: 999 }),
        'Greer is 10 mm short of contact with Ruins.',
      ],
      [why('no-target', { card: 'fireball' }), 'There is no possible target for Fireball.'],
      [why('deck-too-small', { cards: 18, least: 20 }), '18 cards are too few: a deck has at least 20. Add 2.'],
      [why('not-a-minion', { card: 'fireball', type: 'spell' }), 'Fireball is a spell, not a minion.'],
      [
        why('illegal-deck', { seat: 1, reasons: ['a', 'b'] }),
        'Boris’s deck breaks 2 rules of deck building. Mend it before the game begins.',
      ],
    ]),
  )('$title', ({ said, expected }) => {
    expect(said).toEqual(expected);
  });

  test('a code that nobody knows is told as impossible', () => {
    expect(refusalText(messages, { code: 'of-another-time', facts: {} }, stage('en'))).toBe(
      'This is not possible now.',
    );
  });
});

describe('the log speaks to its reader', () => {
  test.each(
    titled([
      [told({ type: 'cardDrawn', player: 0, card: 'fireball' }), 'You draw Fireball.'],
      [told({ type: 'cardDrawn', player: 0 }, 1), 'Anna draws a card.'],
      [told({ type: 'turnStart', player: 1 }), 'Boris’s turn begins.'],
      [
        told({ type: 'cardDeclared', player: 1, card: 'fireball', targets: ['g', 'i'] }),
        'Boris plays Fireball on Greer and Imp.',
      ],
      [
        told({ type: 'costPaid', player: 0, buildings: ['smithy', 'temple'], prosperity: 2 }),
        'You pay 2 Prosperity and tap the Smithy and the Temple.',
      ],
      [told({ type: 'costPaid', player: 0, buildings: [], prosperity: 0 }), null],
      [told({ type: 'prosperitySpent', player: 1, n: 2, why: 'loss' }), 'Boris loses 2 Prosperity.'],
      [
        told({ type: 'prosperityGained', player: 0, n: 1, because: 'card', card: 'sword' }),
        'You gain 1 Prosperity through Sword of Dawn.',
      ],
      [told({ type: 'tacticSet', player: 1, tactic: 'u' as TacticId }), 'Boris lays a tactic face down.'],
      [told({ type: 'attackDeclared', by: greer, who: seina, attack: 'shooting' }), 'Greer shoots at Seina.'],
      [
        told({
          type: 'attackRolled',
          by: greer,
          who: seina,
          attack: 'shooting',
          faces: ['axe', 'shield'],
          counting: ['bullseye'],
        }),
        'Greer attacks: Axe, Shield.',
      ],
      [told({ type: 'moveStarted', who: greer, length: 9300 }), 'Greer covers 9.3 cm.'],
      [told({ type: 'moveStarted', who: greer }), null],
      [told({ type: 'woundsReceived', who: seina, n: 1 }), 'Seina receives 1 wound.'],
      [told({ type: 'parameterChanged', who: greer, parameter: 'strength', change: -1 }), 'Greer gets −1 Strength.'],
      [
        told({ type: 'parameterChanged', who: greer, parameter: 'movement', change: 'S', over: true }),
        'Greer no longer has +S Movement.',
      ],
      [told({ type: 'abilityGained', who: greer, ability: 'shooting', x: 2 }), 'Greer gains Shooting 2.'],
      [told({ type: 'abilityGained', who: greer, ability: 'strength' }), null],
      [told({ type: 'cardsSeen', player: 1, whose: 0 }), 'Boris looks at your cards.'],
      [told({ type: 'relicActivated', player: 0, relic: sword }), 'You use Sword of Dawn.'],
      [
        told({ type: 'gameEnded', winners: [0], victory: 'concession' }),
        'You win the game: your opponent has conceded.',
      ],
      [told({ type: 'gameEnded', winners: [], victory: 'agreement' }), 'The game is a draw by agreement.'],
    ]),
  )('$title', ({ said, expected }) => {
    expect(said).toEqual(expected);
  });
});

describe('questions and their answers', () => {
  type Asked = { [K in keyof Decisions]: { kind: K } & Decisions[K]['shown'] }[keyof Decisions];
  const asked = (decision: Asked) => {
    const { title, help } = promptText(messages, decision, stage('en'));
    return [read(title), ...(help === undefined ? [] : [read(help)])];
  };
  const label = (decision: Asked, answer: object) => read(answerText(messages, decision, answer, stage('en')));
  const target: Asked = { kind: 'choose', purpose: 'target', card: 'fireball', options: ['g', 's'], least: 0, most: 2 };
  const act: Asked = { kind: 'act', creature: greer, deeds: [], closed: [] };
  const hand: Asked = { kind: 'startingHand', hand: ['greer', 'fireball', 'ambush'], mayDiscard: true };
  const mode: Asked = {
    kind: 'mode',
    card: 'fireball',
    options: [{ do: 'draw', who: 'you', amount: 2 }],
    possible: [0],
  };

  test.each(
    titled([
      [asked(target), ['Fireball: choose up to 2 targets.']],
      [
        asked({ kind: 'may', purpose: 'pay', card: 'fireball', pay: { prosperity: 1, discard: 2 } }),
        ['Do you pay 1 Prosperity and discard 2 cards for Fireball?'],
      ],
      [
        asked({ kind: 'may', purpose: 'trigger', card: 'greer', creature: greer, keyword: 'requiem' }),
        ['Does Greer use Requiem?'],
      ],
      [
        asked({
          kind: 'payment',
          card: 'greer',
          cost: { buildings: ['arena', 'any', 'any'], prosperity: 1 },
          buildings: [],
        }),
        [
          'Which buildings do you tap for Greer, Blade of Dawn?',
          'The cost is the Arena, any 2 buildings and 1 Prosperity.',
        ],
      ],
      [
        asked({ kind: 'assignDice', creature: greer, dice: 3, least: 0, most: 3 }),
        ['With how many dice does Greer attack?', 'It has 3 dice. Those that do not attack defend.'],
      ],
      [
        asked({ kind: 'tactic', events: [{ type: 'cardDrawn', player: 1 }], usable: [] }),
        ['Do you reveal a tactic?', 'Boris draws a card. None of your tactics fits.'],
      ],
    ]),
  )('$title', ({ said, expected }) => {
    expect(said).toEqual(expected);
  });

  test.each(
    titled([
      [label(target, { chosen: [] }), 'None'],
      [label(target, { chosen: ['g', 's'] }), 'Greer and Seina'],
      [label(act, { do: 'attack', attack: 'magical shot', target: seina }), 'Use Magical Shot on Seina'],
      [label(act, { do: 'use', ability: 'howl 1' }), 'Use Howl'],
      [
        label(hand, { how: 'redraw', cards: ['greer', 'fireball', 'ambush'] }),
        'Exchange Greer, Blade of Dawn; Fireball; Ambush',
      ],
      [label(hand, { how: 'discard', cards: ['fireball'] }), 'Discard Fireball for 1 Prosperity'],
      [label(mode, { mode: 0 }), 'Draw 2 cards.'],
    ]),
  )('$title', ({ said, expected }) => {
    expect(said).toEqual(expected);
  });
});
