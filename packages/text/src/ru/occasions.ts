import type { Happenings, Triggered } from '@signum/classic';
import { type Cast, cast } from './cast.ts';
import type { Case } from './case.ts';
import { yours } from './adjectives.ts';
import { quoted, word } from './keyword-names.ts';
import { type Noun, nouns } from './nouns.ts';
import { phrase } from './phrase.ts';
import { mentionSubject, type Talk } from './talk.ts';

/** The event that an ability waits for: "когда ваше существо атакуют Выстрелом", "в начале вашего хода". */
export function occasion(ability: Triggered, talk: Talk): string {
  if (ability.when === 'relicEquipped')
    mentionSubject(talk, ability.player === 'opponent' ? talk.enemyHero : talk.hero);
  return OCCASIONS[ability.when](cast(ability, talk));
}

type Occasion = (cast: Cast) => string;

/** A creature does something, or it happens to it. */
const when =
  (does: string): Occasion =>
  ({ who }) =>
    `когда ${who('nom')} ${does}`;

/** Something is done to a creature: by somebody, or by whoever does such things. */
const done =
  (done: string, does: string, as: Case = 'acc'): Occasion =>
  ({ who, by, asked }) =>
    asked === 'who' || asked === 'none' ? `когда ${who(as)} ${done}` : `когда ${by('nom')} ${does} ${who(as)}`;

/** A player does something. */
const player =
  (does: string, youDo: string, what: string | ((cast: Cast) => string), start = 'когда'): Occasion =>
  cast =>
    `${start} ${cast.player(does, youDo)} ${typeof what === 'string' ? what : what(cast)}`.replace(' ,', ',');

/** Something happens to a thing of a player. */
const thing =
  (what: Noun, happens: string): Occasion =>
  ({ whose }) =>
    `когда ${phrase(what, whose === 'you' ? [yours] : [], whose === 'opponent' ? ['противника'] : []).in('nom')} ${happens}`;

/** A moment of a turn. */
const moment =
  (before: string): Occasion =>
  ({ whose }) =>
    `${before} ${whose === 'you' ? 'вашего хода' : whose === 'opponent' ? 'хода противника' : 'каждого хода'}`;

/** One side of an attack throws dice. */
const dice =
  (what: string): Occasion =>
  ({ who, by, asked, during }) => {
    if (asked === 'who') return `после ${what}${during} по ${who('dat')}`;
    return `после ${what}${during} ${by('gen')}${asked === 'both' ? ` по ${who('dat')}` : ''}`;
  };

/** One attacks another, with or without success. */
const attacks =
  (how: string): Occasion =>
  ({ who, by, asked, attack }) => {
    if (asked === 'who') return `когда ${who('acc')} ${how}атакуют${attack}`;
    return `когда ${by('nom')} ${how}атакует${attack}${asked === 'both' ? ` ${who('acc')}` : ''}`;
  };

const disease = word('disease', 'Болезнь');
const poison = word('poison', 'Яд');
const stealth = `жетон ${word('stealth', 'скрытности')}`;
const backstab = quoted('backstab');

/** Every event of the rules, as it stands at the beginning of a text. */
const OCCASIONS: Readonly<Record<keyof Happenings, Occasion>> = {
  abilityDeclared: when('использует активируемое свойство'),
  abilityGained: when('получает свойство или бонус'),
  abilityLost: when('теряет свойство'),
  abilityResolved: ({ who }) => `после активируемого свойства ${who('gen')}`,
  activationCancelled: ({ who }) => `когда отменена активация ${who('gen')}`,
  activationDeclared: ({ who }) => `когда активируют ${who('acc')}`,
  activationEnd: ({ who }) => `в конце активации ${who('gen')}`,
  activationSkipped: when('пропускает активацию'),
  activationStart: ({ who }) => `в начале активации ${who('gen')}`,
  armourGained: when('получает жетоны брони'),
  armourLost: when('теряет жетоны брони'),
  attackCancelled: ({ by }) => `когда отменена атака ${by('gen')}`,
  attackDeclared: attacks(''),
  attackEnded: ({ who, by, asked, attack }) =>
    asked === 'who'
      ? `после того как ${who('acc')} атаковали${attack}`
      : `после атаки ${by('gen')}${asked === 'both' ? ` по ${who('dat')}` : ''}${attack}`,
  attackFailed: attacks('неудачно '),
  attackRerolled: dice('переброса кубиков атаки'),
  attackRolled: dice('броска кубиков атаки'),
  attackSuccessful: attacks('успешно '),
  backstabHit: ({ who }) => `когда ${backstab} попадает по ${who('dat')}`,
  backstabProvoked: ({ who, by, asked }) =>
    `когда ${who('nom')} провоцирует ${backstab}${asked === 'who' ? '' : ` от ${by('gen')}`}`,
  backstabRolled: ({ who }) => `после броска за ${backstab} по ${who('dat')}`,
  buildingAbilityDeclared: player('использует', 'используете', 'здание'),
  buildingConstructed: player('строит', 'строите', 'здание'),
  buildingDestroyed: thing(nouns.building, 'уничтожено'),
  buildingTapped: player('поворачивает', 'поворачиваете', 'здание'),
  buildingUntapped: player('разворачивает', 'разворачиваете', 'здание'),
  cardCancelled: thing(nouns.card, 'отменена'),
  cardDeclared: player('разыгрывает', 'разыгрываете', ({ card }) => card),
  cardDiscarded: player('сбрасывает', 'сбрасываете', 'карту'),
  cardDrawn: player('берёт', 'берёте', 'карту'),
  cardPlayed: player('разыграл', 'разыграли', ({ card }) => card, 'после того как'),
  cardReturnedToDeck: ({ who }) => `когда карта ${who('gen')} возвращается в колоду`,
  cardReturnedToHand: ({ who }) => `когда карта ${who('gen')} возвращается на руку`,
  cardToGraveyard: ({ who }) => `когда карта ${who('gen')} попадает на Кладбище`,
  cardsSeen: player('смотрит', 'смотрите', 'карты'),
  cardsUntapped: player('разворачивает', 'разворачиваете', 'свои карты'),
  concentrationGained: when('получает жетоны концентрации'),
  concentrationSpent: when('тратит жетоны концентрации'),
  constructionDecision: player('решает', 'решаете', ', строить ли здание'),
  contactEntered: ({ who, by }) => `когда ${by('nom')} подходит вплотную к ${who('dat')}`,
  contactLeft: ({ who, by }) => `когда ${who('nom')} отходит от ${by('gen')}`,
  controlDeclared: done('пытаются взять под контроль', 'пытается взять под контроль'),
  controlEnded: ({ who }) => `когда кончается контроль над ${who('ins')}`,
  controlGained: done('берут под контроль', 'берёт под контроль'),
  costPaid: player('оплатил', 'оплатили', 'стоимость', 'после того как'),
  creatureEliminated: ({ who, by, asked }) =>
    asked === 'who' ? `когда ${who('nom')} погибает` : `когда ${by('nom')} убивает ${who('acc')}`,
  creatureRemoved: when('покидает Поле боя'),
  creatureSummoned: ({ who }) => `когда на Поле боя выходит ${who('nom')}`,
  damageDealt: ({ who, by, asked }) =>
    asked === 'who' ? `когда ${who('nom')} получает урон` : `когда ${by('nom')} наносит урон ${who('dat')}`,
  damageIncoming: ({ who, by, asked }) =>
    `когда ${who('nom')} вот-вот получит урон${asked === 'who' ? '' : ` от ${by('gen')}`}`,
  damageRedirected: ({ who }) => `когда урон вместо ${who('gen')} получает другое существо`,
  deckShuffled: player('тасует', 'тасуете', 'колоду'),
  deedForbidden: ({ who }) => `когда ${who('dat')} что-то запрещают`,
  defenceRerolled: dice('переброса кубиков защиты'),
  defenceRolled: dice('броска кубиков защиты'),
  detected: done('обнаруживают', 'обнаруживает'),
  detectionAttempted: done('пытаются обнаружить', 'пытается обнаружить'),
  detectionFailed: done('не удаётся обнаружить', 'не может обнаружить'),
  diceAssigned: ({ who }) => `после распределения кубиков ${who('gen')}`,
  diceRolled: player('бросает', 'бросаете', 'кубики'),
  diseaseGained: when(`получает ${disease}`),
  diseaseLost: when(`теряет ${disease}`),
  drawDeclined: player('отказывается', 'отказываетесь', 'от ничьей'),
  drawFailed: player('не может', 'не можете', 'взять карту'),
  drawOffered: player('предлагает', 'предлагаете', 'ничью'),
  effectsExpired: moment('когда кончаются эффекты'),
  endOfTurn: moment('в конце'),
  firstWord: when('говорит Первое слово'),
  fullyHealed: done('полностью исцеляют', 'полностью исцеляет'),
  gameEnded: () => 'когда игра закончена',
  gameEnding: () => 'когда игра заканчивается',
  handOverflow: player('берёт', 'берёте', 'лишнюю карту'),
  handRedrawn: player('меняет', 'меняете', 'карты на руке'),
  healDeclared: done('собираются исцелить', 'собирается исцелить'),
  healed: ({ who, by, asked }) =>
    asked === 'who' ? `когда исцеляют ${who('acc')}` : `когда ${by('nom')} исцеляет ${who('acc')}`,
  heroEliminated: when('погибает'),
  hitsDetermined: dice('подсчёта попаданий'),
  lastWord: when('говорит Последнее слово'),
  minionSummoned: ({ who }) => `когда появляется ${who('nom')}`,
  moveDeclared: when('объявляет движение'),
  moveEnded: when('заканчивает движение'),
  moveStarted: when('начинает движение'),
  parameterChanged: ({ who }) => `когда меняются параметры ${who('gen')}`,
  placed: ({ who }) => `когда размещают ${who('acc')}`,
  poisonGained: when(`получает ${poison}`),
  poisonLost: when(`теряет ${poison}`),
  prosperityGained: player('получает', 'получаете', 'процветание'),
  prosperitySpent: player('тратит', 'тратите', 'процветание'),
  relicActivated: player('поворачивает', 'поворачиваете', 'реликвию'),
  relicDamaged: thing(nouns.relic, 'теряет прочность'),
  relicDestroyed: thing(nouns.relic, 'уничтожена'),
  relicEquipped: ({ whose, card }) => {
    const hero = whose === 'you' ? 'ваш герой' : whose === 'opponent' ? 'герой противника' : 'герой';
    return `когда ${hero} получает ${card === 'карту' ? 'реликвию' : card}`;
  },
  relicReplaced: player('заменяет', 'заменяете', 'реликвию'),
  relicUsed: player('использует', 'используете', 'реликвию'),
  ruinsSearched: when('обыскивает Руины'),
  secretEntranceRolled: when('ищет тайный ход'),
  skipImposed: when('должно пропустить следующую активацию'),
  spellResolved: player('разыграл', 'разыграли', 'заклинание', 'после того как'),
  startOfTurn: moment('в начале'),
  stealthGained: when(`получает ${stealth}`),
  stealthLost: when(`теряет ${stealth}`),
  summonDeclared: player('выводит', 'выводите', 'персонажа'),
  tacticResolved: player('исполнил', 'исполнили', 'тактику', 'после того как'),
  tacticRevealed: player('вскрывает', 'вскрываете', 'тактику'),
  tacticSet: player('кладёт', 'кладёте', 'тактику'),
  terrainDeclared: player('объявляет', 'объявляете', 'местность'),
  terrainDestroyed: thing(nouns.terrain, 'уничтожена'),
  terrainPlaced: player('разыгрывает', 'разыгрываете', 'местность'),
  terrainTouched: when('подходит вплотную к местности'),
  turnEnded: moment('после'),
  turnEnding: moment('перед концом'),
  turnStart: moment('с началом'),
  victimChosen: done('выбирают жертвой', 'выбирает жертвой'),
  woundsReceived: when('получает раны'),
};
