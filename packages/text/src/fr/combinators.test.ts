import type { Cond, Effect } from '@signum/classic';
import { expect, test } from 'vitest';
import { plain } from '../marks.ts';
import { pieces } from './combinators.ts';
import { condition } from './conditions.ts';
import { paragraph, sentences } from './sentences.ts';
import { telling, type Bearer } from './telling.ts';
import { inlineUse } from './use-text.ts';

const names: Record<string, string> = { lance: 'Ordre de la Lance', oak: 'Vieux Chêne' };
const lookup = (id: string): { en: string; fr: string; ru: string } => ({ en: id, fr: names[id] ?? id, ru: id });
const begin = (bearer: Bearer): ReturnType<typeof telling> => telling({ bearer, lookup, say: { use: inlineUse } });

const told = (effect: Effect, bearer: Bearer): string => plain(paragraph(sentences(pieces(effect, begin(bearer)))));
/** The words of a spell. */
const spell = (effect: Effect): string => told(effect, 'support');
/** The words of a creature. */
const creature = (effect: Effect): string => told(effect, 'creature');
const cond = (of: Cond): string => plain(condition(of, begin('creature')));

test('A spell says once that it measures from the hero; a creature need not say that it measures from itself', () => {
  const hit = { do: 'damage', whom: { choose: 'creature', within: 'L', inSight: true }, amount: 1 } as const;
  const heal = { do: 'heal', whom: { choose: 'your creature', within: 'S' }, amount: 1 } as const;
  expect(creature(hit)).toBe('Infligez 1 dommage à une créature à L ou moins et en ligne de vue.');
  expect(spell([hit, heal])).toBe(
    'Infligez 1 dommage à une créature à L ou moins de votre héros et dans sa ligne de vue. Retirez 1 blessure à une de vos créatures à S ou moins.',
  );
});

test('Adjectives agree with whom they describe, one or one of several', () => {
  expect(spell({ do: 'eliminate', whom: { choose: "opponent's creature", is: ['wounded', 'hidden'] } })).toBe(
    'Éliminez une créature adverse blessée et camouflée.',
  );
  expect(spell({ do: 'activate', whom: { choose: 'your creature', is: ['wounded'], race: 'wolfen' } })).toBe(
    'Une de vos créatures wolfens blessées peut être activée de nouveau ce tour.',
  );
  expect(spell({ do: 'hide', whom: { choose: 'your character', of: 'lance', is: ['not activated'] } })).toBe(
    "Un de vos personnages de l'Ordre de la Lance pas encore activés gagne un marqueur Camouflage.",
  );
});

test('Whoever was chosen comes back as a pronoun, unless another could be meant', () => {
  const wound = { do: 'wound', whom: 'the chosen creature', amount: 1 } as const;
  const poison = { do: 'poison', whom: 'the chosen creature' } as const;
  expect(creature([{ do: 'damage', whom: { choose: 'minion' }, amount: 2 }, wound, poison])).toBe(
    'Infligez 2 dommages à un sbire. Il reçoit 1 blessure et est empoisonné.',
  );
  // "il" could be the hero from whom it was measured
  expect(spell([{ do: 'damage', whom: { choose: 'minion', within: 'S' }, amount: 2 }, wound])).toBe(
    'Infligez 2 dommages à un sbire à S ou moins de votre héros. Le sbire choisi reçoit 1 blessure.',
  );
});

test('Several that are chosen are a plural, and each of them afterwards a singular', () => {
  const whom = { choose: "opponent's character", n: 2, upTo: true } as const;
  expect(
    spell([
      { do: 'disease', whom },
      { do: 'expose', whom: 'the chosen creature' },
    ]),
  ).toBe(
    "Choisissez jusqu'à deux personnages adverses. Chacun d'eux contracte la Maladie et perd son marqueur Camouflage.",
  );
  expect(spell({ do: 'forbid', whom, from: ['run'], until: 'end of turn' })).toBe(
    "Choisissez jusqu'à deux personnages adverses. Aucun d'eux ne peut courir jusqu'à la fin du tour.",
  );
});

test('A permission is an infinitive, with its pronoun before it', () => {
  expect(
    creature([
      { do: 'poison', whom: { choose: 'creature' } },
      { do: 'may', effect: { do: 'eliminate', whom: 'the chosen creature' } },
    ]),
  ).toBe("Empoisonnez une créature. Vous pouvez l'éliminer.");
});

test('What may be left, or follows from a condition, is told in one breath', () => {
  const both: Effect = [
    { do: 'draw', who: 'you', amount: 1 },
    { do: 'prosper', who: 'you', amount: 1 },
  ];
  expect(spell({ do: 'may', effect: both })).toBe('Vous pouvez piocher 1 carte, puis gagner 1 Prospérité.');
  expect(
    spell({
      do: 'if',
      cond: { creature: 'your hero', is: ['wounded'] },
      then: [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'hide', whom: 'your hero' },
      ],
      else: { do: 'draw', who: 'opponent', amount: 1 },
    }),
  ).toBe(
    "Si votre héros est blessé, piochez 1 carte ; il gagne un marqueur Camouflage. Sinon, l'adversaire pioche 1 carte.",
  );
});

test('A loss is suffered, a ban is said with the verb', () => {
  const gain = { do: 'gain', whom: 'this creature', until: 'end of turn' } as const;
  expect(creature({ ...gain, bonus: [{ stat: 'strength', by: -1 }] })).toBe(
    "Cette créature subit −1 en Force jusqu'à la fin du tour.",
  );
  expect(creature({ ...gain, bonus: [{ stat: 'strength', by: 1 }, { cannot: 'be healed' }] })).toBe(
    "Cette créature gagne +1 en Force et ne peut pas être soignée jusqu'à la fin du tour.",
  );
});

test('What is not done unless somebody pays says so at the end', () => {
  const cost = { prosperity: 2, tap: ['arena', 'unique'] } as const;
  const fee = { do: 'pay', who: 'opponent', cost, else: { do: 'draw', who: 'you', amount: 1 } } as const;
  expect(spell(fee)).toBe(
    "Piochez 1 carte, sauf si l'adversaire paie 2 Prospérité et engage l'Arène et un bâtiment unique.",
  );
});

test('Conditions and their opposites', () => {
  expect(cond({ creature: 'your hero', is: ['wounded'], touching: 'terrain' })).toBe(
    "votre héros est blessé et au contact d'un terrain",
  );
  expect(cond({ not: { creature: 'this creature', has: 'flight' } })).toBe("cette créature n'a pas Vol");
  expect(cond({ not: { exists: { all: 'your minion' } } })).toBe("vous n'avez aucun sbire");
  expect(cond({ exists: { any: "opponent's creature", within: 'contact' }, atLeast: 2 })).toBe(
    "l'adversaire a au moins deux créatures au contact de cette créature",
  );
  expect(cond({ or: [{ standing: 'lance' }, { prosperity: 'your', than: 'less' }] })).toBe(
    "l'Ordre de la Lance est dans votre Ville ou vous avez moins de Prospérité que l'adversaire",
  );
});
