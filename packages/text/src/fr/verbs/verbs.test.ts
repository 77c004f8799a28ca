import type { CreatureDesc, Creatures, Effect, Verb, VerbEffect } from '@signum/classic';
import { expect, test } from 'vitest';
import { plain } from '../../marks.ts';
import { pieces } from '../combinators.ts';
import { paragraph, sentences } from '../sentences.ts';
import { telling, type Bearer } from '../telling.ts';
import { inlineUse } from '../use-text.ts';

const sides = ['', 'your ', "opponent's "] as const;
const words = ['creature', 'other creature', 'character', 'character or minion', 'hero'] as const;
const descs = sides.flatMap(side => words.map((word): CreatureDesc => `${side}${word}`));

/** Everybody an effect can concern: known ones, chosen ones, one or several, and all. */
const targets: Creatures[] = [
  'this creature',
  'your hero',
  "opponent's hero",
  'the chosen creature',
  ...descs.flatMap((desc): Creatures[] => [
    { choose: desc },
    { choose: desc, is: ['wounded', 'not engaged'], within: 'M', inSight: true, n: 2, upTo: true },
    { all: desc, of: 'akkari', has: 'initiative', strength: { atMost: 2 }, within: 'contact' },
  ]),
];

const on = (whom: Creatures): { readonly [V in Verb]: VerbEffect<V> } => ({
  activate: { do: 'activate', whom },
  armour: { do: 'armour', whom, amount: 2, until: 'end of turn' },
  attack: { do: 'attack', whom: 'this creature', target: whom, kind: 'throwing' },
  backstab: { do: 'backstab', whom, by: { all: 'your creature' } },
  build: { do: 'build', less: 2 },
  bury: { do: 'bury', who: 'opponent', amount: 1 },
  cancel: { do: 'cancel', what: 'that attack' },
  concentrate: { do: 'concentrate', whom, amount: 1 },
  control: { do: 'control', whom, until: 'end of turn' },
  copy: { do: 'copy', whom: 'this creature', from: whom, until: 'end of turn' },
  cure: { do: 'cure', whom, of: ['disease'] },
  damage: { do: 'damage', whom, amount: { count: { all: 'your minion' }, max: 3 } },
  destroy: { do: 'destroy', what: { choose: "opponent's unique building" } },
  discard: { do: 'discard', who: 'its player', amount: 2, how: 'random' },
  disease: { do: 'disease', whom },
  draw: { do: 'draw', who: 'opponent', amount: 2 },
  eliminate: { do: 'eliminate', whom },
  expose: { do: 'expose', whom },
  forbid: { do: 'forbid', whom, from: ['run', 'be healed'], until: 'end of attack' },
  gain: { do: 'gain', whom, bonus: [{ keyword: 'agile' }, { stat: 'health', by: -1 }], until: 'end of turn' },
  heal: { do: 'heal', whom, amount: 'all' },
  hide: { do: 'hide', whom },
  look: { do: 'look', at: 'deck', whose: 'opponent', amount: 2, rest: 'top' },
  lose: { do: 'lose', whom, keyword: 'flight', until: 'end of turn' },
  minion: { do: 'minion', near: whom, amount: 1 },
  move: { do: 'move', whom, upTo: 'L', backstab: false },
  place: { do: 'place', whom, near: { choose: 'terrain' }, within: 'S' },
  poison: { do: 'poison', whom },
  prevent: { do: 'prevent', amount: 2 },
  prosper: { do: 'prosper', who: 'its player', amount: 2 },
  push: { do: 'push', whom, distance: 'S', from: 'your hero' },
  redirect: { do: 'redirect', to: whom },
  repair: { do: 'repair', what: { choose: 'your relic' }, amount: 2 },
  reroll: { do: 'reroll', dice: 'defence', whose: 'you', which: 'failed', amount: 1 },
  return: { do: 'return', what: whom, to: 'deck' },
  search: { do: 'search', what: { choose: 'your spell card', in: 'deck' }, to: 'hand' },
  skip: { do: 'skip', whom },
  steal: { do: 'steal', amount: 2 },
  summon: { do: 'summon', what: { choose: 'your character card', in: 'graveyard' }, near: 'your hero' },
  sunder: { do: 'sunder', whom, amount: 'all' },
  swap: { do: 'swap', whom, with: { choose: 'your other creature' } },
  tap: { do: 'tap', what: { choose: "opponent's building", n: 2 } },
  tax: { do: 'tax', who: 'opponent', amount: 2 },
  untap: { do: 'untap', what: { all: 'your building' } },
  wound: { do: 'wound', whom, amount: 'the damage' },
});

function told(effect: Effect, bearer: Bearer): string {
  const start = telling({ bearer, lookup: () => undefined, say: { use: inlineUse } });
  return plain(paragraph(sentences(pieces(effect, start))));
}

const texts = targets.flatMap(target => {
  const each = Object.values(on(target));
  // whoever is chosen first comes back in all the others: there are the pronouns
  const pronouns = [{ do: 'poison', whom: target } as const, ...Object.values(on('the chosen creature'))];
  return [...each, pronouns].flatMap(effect =>
    (['creature', 'support', 'terrain'] as const).map(bearer => told(effect, bearer)),
  );
});
const offenders = (fault: RegExp): string[] => texts.filter(text => fault.test(text)).slice(0, 3);

test('Whatever is done to whomever, articles join and vowels have their apostrophe', () => {
  expect(offenders(/(?<!\p{L})(?:de|à) les? /iu)).toEqual([]);
  expect(offenders(/(?<![\p{L}-])(?:de|le|la|que|ne) [aeiouéèêâîôûœ]/iu)).toEqual([]);
  expect(offenders(/(?<!\p{L})[dl]'(?![aeiouéèêâîôûœ])/iu)).toEqual([]);
});

test('Every text is made of whole sentences', () => {
  expect(offenders(/ {2}|\s[,.]|,,|,\.|\.\.|undefined|^[^\p{Lu}]|[^.]$/u)).toEqual([]);
  expect(offenders(/(?<!\p{L})(?:à jusqu'à|de jusqu'à|une? votre|à au|de du)(?!\p{L})/iu)).toEqual([]);
});

test.each<[Effect, string]>([
  [{ do: 'untap', what: { all: 'your building' } }, 'Désengagez chacun de vos bâtiments.'],
  [
    { do: 'return', what: { choose: "opponent's minion" }, to: 'deck' },
    'Renvoyez un sbire adverse dans le deck de son propriétaire.',
  ],
  [{ do: 'sunder', whom: { all: 'creature' }, amount: 'all' }, 'Chaque créature perd tous ses marqueurs Armure.'],
  [{ do: 'heal', whom: 'your hero', amount: 'all' }, 'Retirez toutes ses blessures à votre héros.'],
  [
    { do: 'look', at: 'deck', whose: 'opponent', amount: 1, rest: 'bottom' },
    "Regardez la première carte du deck de l'adversaire, puis laissez-la dessus ou mettez-la dessous.",
  ],
  [
    { do: 'lose', whom: { choose: 'creature' }, keyword: 'flight', until: 'end of turn' },
    "Une créature perd Vol jusqu'à la fin du tour.",
  ],
])('%j', (effect, text) => {
  expect(told(effect, 'support')).toBe(text);
});
