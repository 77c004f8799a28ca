import type { Happenings, Role, Triggered } from '@signum/classic';
import { expect, test } from 'vitest';
import { plain } from '../../marks.ts';
import { abilityText } from '../abilities.ts';
import { telling } from '../telling.ts';
import { inlineUse } from '../use-text.ts';
import { attacks } from './attacks.ts';
import { cards } from './cards.ts';
import { creatures } from './creatures.ts';
import { things } from './things.ts';
import { turns } from './turns.ts';

const events = Object.keys({ ...attacks, ...cards, ...creatures, ...things, ...turns }) as (keyof Happenings)[];
const roles: (Role | undefined)[] = [
  undefined,
  'this creature',
  'your hero',
  "opponent's hero",
  'your character',
  { any: "opponent's creature", is: ['hidden'], within: 'contact' },
];

/** A text that speaks of both creatures of its event, with every sort of words. */
const effect: Triggered['effect'] = [
  { do: 'damage', whom: 'that creature', amount: 1 },
  { do: 'poison', whom: 'the other creature' },
  { do: 'push', whom: 'that creature', distance: 'S', from: 'the other creature' },
];

const texts = events.flatMap(when =>
  roles.flatMap(who =>
    roles.flatMap(by =>
      (['you', 'opponent'] as const).flatMap(player =>
        (['creature', 'support'] as const).map(bearer => {
          const ability: Triggered = { when, ...(who && { who }), ...(by && { by }), player, effect };
          const told = telling({ bearer, lookup: () => undefined, say: { use: inlineUse } });
          return plain(abilityText(ability, told));
        }),
      ),
    ),
  ),
);

const offenders = (fault: RegExp): string[] => texts.filter(text => fault.test(text)).slice(0, 5);

test('Every event begins a sentence, whoever takes part in it', () => {
  expect(offenders(/^(?!(?:Quand|Au début|À la fin|Après|Pendant) )/)).toEqual([]);
  expect(texts).toHaveLength(events.length * roles.length ** 2 * 4);
});

test('Prepositions join with their articles', () => {
  expect(offenders(/(?<!\p{L})(?:de|à) les? /iu)).toEqual([]);
  expect(offenders(/(?<!\p{L})(?:de|le|la|que|ne) [aeiouéèêâîôûœ]/iu)).toEqual([]);
  expect(offenders(/(?<!\p{L})d'(?![aeiouéèêâîôûœhy])/iu)).toEqual([]);
});

test('Nobody is called by two determiners, and no space is lost or doubled', () => {
  expect(offenders(/ {2}|\s[,.]|undefined|\b(?:une? (?:votre|cette|ce)|(?:de|à) de)\b/)).toEqual([]);
});

test('The one who is attacked is the topic; the one who attacks has a name of its own', () => {
  const told = telling({ bearer: 'support', lookup: () => undefined, say: { use: inlineUse } });
  const ability: Triggered = { when: 'attackDeclared', who: 'your character', attack: 'shooting', effect };
  expect(plain(abilityText(ability, told))).toBe(
    "Quand un de vos personnages est attaqué avec Tir, infligez-lui 1 dommage. L'assaillant est empoisonné. Repoussez ce personnage de S en ligne droite, à l'opposé de l'assaillant.",
  );
});
