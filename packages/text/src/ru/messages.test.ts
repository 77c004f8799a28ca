import type { CreatureId, RefusalCode, Refusals, RelicId, SeenHappening, TacticId, TerrainId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { plain } from '../marks.ts';
import { answerText, eventText, promptText, refusalText } from '../messages.ts';
import { stage } from '../testing/stage.ts';
import { messages } from './messages.ts';

const greer = 'g' as CreatureId;
const seina = 's' as CreatureId;
const ruins = 'r' as TerrainId;
const sword = 'w' as RelicId;

const read = (text: string): string => plain(text).replaceAll('\u00a0', ' ');

const told = (event: SeenHappening, reader = 0): string => read(eventText(messages, event, stage('ru', reader)) ?? '');

function why<C extends RefusalCode>(code: C, facts: Refusals[C]): string {
  return read(refusalText(messages, { code, facts }, stage('ru')));
}

type Asked = Parameters<typeof promptText>[1];

const title = (decision: Asked): string => read(promptText(messages, decision, stage('ru')).title);
const help = (decision: Asked): string => read(promptText(messages, decision, stage('ru')).help ?? '');
const label = (decision: Asked, answer: object): string => read(answerText(messages, decision, answer, stage('ru')));

/** Each row is its own title: what is said, and what a Russian player would say. */
const same = (rows: readonly (readonly [said: string, expected: string])[]) =>
  test.each(rows.map(([said, expected]) => ({ said, expected })))('$expected', ({ said, expected }) => {
    expect(said).toBe(expected);
  });

describe('the log speaks to its reader', () => {
  same([
    [told({ type: 'cardDrawn', player: 0, card: 'fireball' }), 'Вы берёте карту «Огненный шар».'],
    [told({ type: 'cardDrawn', player: 0 }, 1), 'Anna берёт карту.'],
    [told({ type: 'turnStart', player: 0 }), 'Начинается ваш ход.'],
    [told({ type: 'turnStart', player: 0 }, 1), 'Начинается ход игрока Anna.'],
    [
      told({ type: 'costPaid', player: 0, buildings: ['smithy', 'den'], prosperity: 2 }),
      'Вы платите 2 процветания и поворачиваете Кузницу и здание «Волчье логово».',
    ],
    [told({ type: 'costPaid', player: 0, buildings: [], prosperity: 0 }), ''],
    [told({ type: 'tacticSet', player: 1, tactic: 'u' as TacticId }), 'Boris кладёт тактику рубашкой вверх.'],
    [told({ type: 'cardsSeen', player: 1, whose: 0 }), 'Boris смотрит ваши карты.'],
    [
      told({ type: 'relicUsed', player: 0, relic: sword, mark: 2 }),
      'Реликвию «Меч рассвета» используют во второй раз.',
    ],
    [told({ type: 'gameEnded', winners: [0], victory: 'concession' }), 'Вы побеждаете: противник сдаётся.'],
    [told({ type: 'gameEnded', winners: [], victory: 'agreement' }), 'Игра окончена: ничья по соглашению.'],
  ]);
});

describe('names stay in the nominative, and numbers have their nouns', () => {
  same([
    [
      told({ type: 'attackDeclared', by: seina, who: greer, attack: 'shooting' }),
      'Сейна атакует Выстрелом, цель — Грир.',
    ],
    [told({ type: 'creatureEliminated', by: seina, who: greer }), 'Сейна одерживает верх: Грир погибает.'],
    [told({ type: 'controlGained', who: seina, player: 0 }), 'Сейна переходит под ваш контроль.'],
    [told({ type: 'controlEnded', who: seina, player: 0 }, 1), 'Сейна выходит из-под контроля игрока Anna.'],
    [told({ type: 'buildingTapped', player: 0, building: 'temple', why: 'effect' }), 'Ваше здание «Храм» повёрнуто.'],
    [
      told({ type: 'cardDeclared', player: 1, card: 'fireball', targets: ['g', 'f'] }),
      'Boris разыгрывает карту «Огненный шар», цели — Грир и «Лес».',
    ],
    [told({ type: 'moveStarted', who: seina, length: 9300 }), 'Сейна проходит 9,3 см.'],
    [told({ type: 'moveStarted', who: seina }), ''],
    [told({ type: 'woundsReceived', who: seina, n: 1 }), 'Сейна получает 1 рану.'],
    [told({ type: 'woundsReceived', who: seina, n: 2 }), 'Сейна получает 2 раны.'],
    [told({ type: 'armourGained', who: seina, n: 5 }), 'Сейна получает 5 жетонов брони.'],
    [told({ type: 'diceAssigned', who: seina, attack: 0, defence: 3 }), 'Сейна отдаёт 3 кубика защите.'],
    [told({ type: 'parameterChanged', who: greer, parameter: 'strength', change: -1 }), 'Грир получает −1 к Силе.'],
    [
      told({ type: 'abilityGained', who: greer, ability: 'minus-from-attacks', x: 1 }),
      'Грир получает свойство «−1 от атак».',
    ],
  ]);
});

describe('refusals say what is wrong and what would help', () => {
  same([
    [
      why('not-in-contact', { creature: greer, target: seina, short: 230 }),
      'Грир не стоит вплотную к цели (Сейна): не хватает 2,3 мм.',
    ],
    [
      why('not-at-terrain', { creature: greer, terrain: ruins, short: 1200 }),
      'Грир не стоит вплотную к местности «Руины»: не хватает 1,2 см.',
    ],
    [
      why('into-contact', { id: 's', short: 0.5 }),
      'Вплотную вставать нельзя, рядом Сейна. Отступите ещё совсем немного.',
    ],
    [
      why('buildings-missing', { missing: ['arena', 'any', 'any'], tapped: true }),
      'Не хватает неповёрнутых зданий: Арена и 2 любых здания. Ваши здания повёрнуты до вашего следующего хода.',
    ],
    [why('too-little-prosperity', { needed: 5, there: 3 }), 'Это стоит 5 процветания. У вас 3, не хватает 2.'],
    [
      why('too-few-tokens', { creature: greer, needed: 1, there: 0 }),
      'Грир: нужен 1 жетон концентрации, а нет ни одного.',
    ],
    [why('building-stands-already', { building: 'den' }), 'В вашем Городе уже стоит здание «Волчье логово».'],
    [why('deck-too-small', { cards: 22, least: 30 }), '22 карты — это мало: в колоде их не меньше 30. Добавьте 8.'],
    [
      why('illegal-deck', { seat: 0, reasons: ['a', 'b', 'c', 'd', 'e'] }),
      'Ваша колода нарушает 5 правил сборки. Исправьте её до начала игры.',
    ],
  ]);
});

describe('questions and the labels of their answers', () => {
  const target: Asked = { kind: 'choose', purpose: 'target', card: 'fireball', options: [], least: 0, most: 2 };
  const act: Asked = { kind: 'act', creature: greer, deeds: [], closed: [] };
  const hand: Asked = { kind: 'startingHand', hand: ['greer', 'fireball'], mayDiscard: true };
  const mode: Asked = {
    kind: 'mode',
    card: 'fireball',
    options: [{ do: 'draw', who: 'you', amount: 2 }],
    possible: [0],
  };
  const cost = { buildings: ['arena', 'any', 'any'], prosperity: 1 } as const;

  same([
    [title(target), 'Карта «Огненный шар»: выберите до 2 целей.'],
    [title({ ...target, least: 2 }), 'Карта «Огненный шар»: выберите 2 цели.'],
    [
      title({ ...target, most: 1, purpose: 'card to put on top' }),
      'Карта «Огненный шар»: выберите карту, которая останется сверху, или откажитесь от выбора.',
    ],
    [
      title({ kind: 'may', purpose: 'trigger', creature: greer, keyword: 'requiem' }),
      'Использует ли Грир свойство «Реквием»?',
    ],
    [
      title({ kind: 'may', purpose: 'pay', card: 'sword', pay: { prosperity: 1, discard: 2 } }),
      'Карта «Меч рассвета»: хотите заплатить 1 процветание и сбросить 2 карты?',
    ],
    [
      help({ kind: 'payment', card: 'greer', cost, buildings: [] }),
      'Стоимость: Арена, 2 любых здания и 1 процветание.',
    ],
    [
      help({ kind: 'tactic', events: [{ type: 'activationDeclared', who: seina }], usable: [] }),
      'Сейна активируется. Ни одна из ваших тактик не подходит.',
    ],
    [label(target, { chosen: [] }), 'Не выбирать'],
    [label(target, { chosen: ['s', 'f'] }), 'Сейна и «Лес»'],
    [label(act, { do: 'attack', attack: 'melee combat', target: seina }), 'Атаковать в ближнем бою: Сейна'],
    [label(act, { do: 'use', ability: 'howl 1' }), 'Издать Вой'],
    [
      label(hand, { how: 'discard', cards: ['greer', 'fireball'] }),
      'Сбросить карты «Грир, клинок рассвета» и «Огненный шар» за 2 процветания',
    ],
    [label(mode, { mode: 0 }), 'Возьмите 2 карты.'],
  ]);
});
