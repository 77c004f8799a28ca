import type { Amount, Cond, Effect } from '@signum/classic';
import { expect, test } from 'vitest';
import { capital, plain } from '../marks.ts';
import { condition } from './conditions.ts';
import { effectText } from './effects.ts';
import { newTalk, type Talk } from './talk.ts';
import { finished } from './typography.ts';
import { useText } from './uses.ts';

const names: Record<string, string> = { blades: 'Гильдия Клинков', mint: 'Монетный двор', oak: 'Старый Дуб' };
const talk = (kind: Talk['kind']): Talk => newTalk(kind, id => ({ en: id, fr: id, ru: names[id] ?? id }), useText);
const words = (text: string): string => plain(finished(capital(text))).replaceAll('\u00a0', ' ');

/** What a spell says. */
const spell = (effect: Effect): string => words(effectText(effect, talk('support')));
/** What a creature says. */
const creature = (effect: Effect): string => words(effectText(effect, talk('creature')));
const ifSo = (cond: Cond): string => words(`если ${condition(cond, talk('creature'))}`);

test('An order speaks of свой, a sentence with a subject of ваш', () => {
  expect(spell({ do: 'eliminate', whom: { choose: 'your minion' } })).toBe('Уничтожьте своего прислужника.');
  expect(spell({ do: 'hide', whom: { choose: 'your minion' } })).toBe('Один ваш прислужник получает жетон скрытности.');
  expect(spell({ do: 'heal', whom: 'your hero', amount: 'all' })).toBe('Исцелите своего героя полностью.');
});

test('A spell measures from the hero and says so; a creature measures from itself and need not', () => {
  const effect: Effect = { do: 'damage', whom: { choose: 'character', within: 'XL', inSight: true }, amount: 3 };
  expect(spell(effect)).toBe(
    'Нанесите 3 урона любому персонажу в пределах XL от вашего героя и в его линии видимости.',
  );
  expect(creature(effect)).toBe('Нанесите 3 урона любому персонажу в пределах XL и в линии видимости.');
});

test('States stand before the noun, participles behind it between commas, and all agree', () => {
  expect(
    creature({
      do: 'move',
      whom: { choose: 'your other character', is: ['wounded', 'not engaged'], has: 'flight' },
      upTo: 'S',
      backstab: false,
    }),
  ).toBe(
    'Передвиньте другого своего раненого персонажа со свойством «Полет», не стоящего вплотную к врагу, на расстояние до S без «Удара в спину».',
  );
  expect(creature({ do: 'damage', whom: { all: "opponent's creature", within: 'contact' }, amount: 1 })).toBe(
    'Нанесите 1 урон каждому существу противника, стоящему вплотную к этому существу.',
  );
});

test('A creature of a race is called by its race, a character keeps its own word', () => {
  expect(spell({ do: 'heal', whom: { all: 'your creature', race: 'wolfen' }, amount: 1 })).toBe(
    'Исцелите на 1 каждого своего вольфена.',
  );
  expect(spell({ do: 'search', what: { choose: 'your character card', in: 'deck', race: 'elf' }, to: 'hand' })).toBe(
    'Найдите и возьмите на руку карту персонажа-эльфа из своей колоды.',
  );
});

const of = (id: string): string => spell({ do: 'skip', whom: { all: 'character', of: id } });

test('Only the head of a class building is declined; an unknown name stays as it is', () => {
  expect(of('blades')).toBe('Каждый персонаж Гильдии Клинков пропускает следующую активацию.');
  expect(of('oak')).toBe('Каждый персонаж здания «Старый Дуб» пропускает следующую активацию.');
  expect(of('dogs-of-war')).toBe('Каждый персонаж Псов войны пропускает следующую активацию.');
});

test('Several are chosen inside an order where the case allows it, otherwise in a sentence of their own', () => {
  expect(spell({ do: 'untap', what: { choose: 'your building', n: 2, upTo: true } })).toBe(
    'Разверните до двух своих зданий.',
  );
  expect(spell({ do: 'destroy', what: { choose: "opponent's relic", n: 2 } })).toBe(
    'Уничтожьте две реликвии противника.',
  );
  expect(spell({ do: 'damage', whom: { choose: "opponent's character", n: 2, upTo: true }, amount: 1 })).toBe(
    'Выберите до двух персонажей противника. Нанесите 1 урон каждому из них.',
  );
  expect(spell({ do: 'heal', whom: { choose: 'creature', n: 2, chooser: 'opponent' }, amount: 1 })).toBe(
    'Противник выбирает двух существ. Исцелите на 1 каждое из них.',
  );
});

test('A pronoun stands where it can mean only one', () => {
  expect(
    spell([
      { do: 'heal', whom: { choose: 'your creature' }, amount: 1 },
      { do: 'cure', whom: 'the chosen creature', of: ['poison', 'disease'] },
    ]),
  ).toBe('Исцелите на 1 своё существо. Оно теряет Яд и Болезнь.');
  expect(
    spell([
      { do: 'swap', whom: { choose: "opponent's character" }, with: 'your hero' },
      { do: 'wound', whom: 'the chosen creature', amount: 2 },
    ]),
  ).toBe('Поменяйте персонажа противника местами со своим героем. Выбранный персонаж получает 2 раны.');
});

test('Short orders are joined, and a verb is not said twice', () => {
  expect(
    spell([
      { do: 'draw', who: 'you', amount: 1 },
      { do: 'prosper', who: 'you', amount: 2 },
    ]),
  ).toBe('Возьмите 1 карту и получите 2 процветания.');
  expect(
    spell([
      { do: 'poison', whom: "opponent's hero" },
      { do: 'disease', whom: "opponent's hero" },
    ]),
  ).toBe('Герой противника получает Яд и Болезнь.');
});

test('The end of an effect is never lost, however long the sentence', () => {
  const bonus = [{ stat: 'strength', by: 2 }, { keyword: 'persecution', x: 2 }, { keyword: 'initiative' }] as const;
  expect(spell({ do: 'gain', whom: 'your hero', bonus, until: 'end of turn' })).toBe(
    'До конца хода ваш герой получает +2 к Силе, а также свойства «Преследование 2» и «Инициатива».',
  );
  expect(
    spell([
      { do: 'draw', who: 'you', amount: 1 },
      {
        do: 'control',
        whom: { choose: "opponent's character", within: 'XL', strength: { atMost: 3 } },
        until: 'end of turn',
      },
    ]),
  ).toBe(
    'Возьмите 1 карту и возьмите под контроль до конца хода персонажа противника с Силой 3 или меньше в пределах XL от вашего героя.',
  );
});

const count = (amount: Amount): string => spell({ do: 'prosper', who: 'you', amount });

test('What is counted is told with its bounds', () => {
  expect(count({ count: { all: 'your minion' }, max: 2 })).toBe(
    'Получите 1 процветание за каждого своего прислужника, но не больше 2.',
  );
  expect(count({ count: { all: 'your building' }, per: 3, min: 1 })).toBe(
    'Получите 1 процветание за каждые три своих здания, но не меньше 1.',
  );
  expect(count({ count: { all: "opponent's creature" }, per: 2 })).toBe(
    'Получите 1 процветание за каждых двух существ противника.',
  );
});

test('A choice repeats only what differs', () => {
  expect(
    spell({
      do: 'choose one',
      of: [
        { do: 'gain', whom: { choose: 'your character' }, bonus: [{ stat: 'strength', by: 1 }] },
        { do: 'armour', whom: { choose: 'your character' }, amount: 2 },
      ],
    }),
  ).toBe('Один ваш персонаж получает на выбор +1 к Силе или +2 к Броне.');
  expect(
    spell({
      do: 'choose one',
      of: [
        { do: 'tax', who: 'opponent', amount: 3 },
        { do: 'destroy', what: { choose: "opponent's tactic" } },
      ],
    }),
  ).toBe('На выбор: противник теряет 3 процветания; или уничтожьте тактику противника.');
});

test('For each of them: the first sentence says so itself, where it can', () => {
  const of = { all: 'your minion' } as const;
  expect(
    spell({
      do: 'for each',
      of,
      effect: [
        { do: 'place', whom: 'each of them', near: 'your hero', within: 'S' },
        { do: 'hide', whom: 'each of them' },
      ],
    }),
  ).toBe(
    'Разместите каждого своего прислужника в пределах S от своего героя. Каждый из них получает жетон скрытности.',
  );
  expect(spell({ do: 'for each', of, effect: { do: 'draw', who: 'you', amount: 1 } })).toBe(
    'Для каждого вашего прислужника: возьмите 1 карту.',
  );
});

test('Whoever is asked to pay may refuse', () => {
  const cancel: Effect = { do: 'cancel', what: 'that attack' };
  expect(spell({ do: 'pay', who: 'opponent', cost: { prosperity: 2 }, else: cancel })).toBe(
    'Противник может заплатить 2 процветания. Если он откажется, отмените эту атаку.',
  );
  expect(
    spell({ do: 'pay', who: 'you', cost: { discard: 1, tap: ['smithy', 'temple'] }, then: cancel, else: cancel }),
  ).toBe(
    'Вы можете сбросить 1 карту и повернуть Кузницу и Храм. Если вы это сделаете, отмените эту атаку; если откажетесь, отмените эту атаку.',
  );
});

test('What may be done is told with "можете" or "может"', () => {
  expect(spell({ do: 'may', effect: { do: 'draw', who: 'you', amount: 1 } })).toBe('Вы можете взять 1 карту.');
  expect(spell({ do: 'may', effect: { do: 'hide', whom: 'your hero' } })).toBe(
    'Ваш герой может получить жетон скрытности.',
  );
});

test('Faces that do the same stand together', () => {
  const draw: Effect = { do: 'draw', who: 'you', amount: 1 };
  expect(spell({ do: 'roll', on: { bullseye: { do: 'tax', who: 'you', amount: 1 }, axe: draw, shield: draw } })).toBe(
    'Бросьте кубик. Мишень: потеряйте 1 процветание. Топор или щит: возьмите 1 карту.',
  );
});

test.each<[Cond, string]>([
  [{ creature: 'your hero', is: ['wounded', 'not engaged'] }, 'Если ваш герой ранен и не стоит вплотную к врагу.'],
  [{ creature: 'this creature', is: ['diseased'] }, 'Если это существо больно.'],
  [{ creature: 'this creature', touching: 'terrain' }, 'Если это существо стоит вплотную к местности.'],
  [{ exists: { all: 'your character', of: 'blades' } }, 'Если у вас есть персонаж Гильдии Клинков.'],
  [{ not: { exists: { all: "opponent's relic" } } }, 'Если у противника нет реликвии.'],
  [
    { exists: { all: 'your other creature', within: 'contact' }, atLeast: 2 },
    'Если у вас есть хотя бы два других существа, стоящих вплотную к этому существу.',
  ],
  [{ standing: 'mint' }, 'Если в вашем Городе стоит Монетный двор.'],
  [{ prosperity: 'your', than: 'more' }, 'Если у вас больше процветания, чем у противника.'],
])('%#: a condition is a clause', (cond, text) => {
  expect(ifSo(cond)).toBe(text);
});
