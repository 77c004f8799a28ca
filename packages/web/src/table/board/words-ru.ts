import type { Words } from './spoken-words.ts';

export const ru: Words = {
  battlefield: 'Поле боя, 60 на 60 сантиметров',
  creature: ({ name, isOwn, strength, health, of, armour, statuses, isDone, from, mark }) =>
    [
      name,
      isOwn ? 'ваше существо' : 'враг',
      `сила ${strength}`,
      `здоровье ${health} из ${of}`,
      armour > 0 && `броня ${armour}`,
      ...statuses.map(status => ru.statuses[status]),
      isDone && 'уже активировано',
      from && (from.distance === null ? `вплотную: ${from.name}` : `${from.distance} см до: ${from.name}`),
      from && (from.isSeen ? 'видно' : 'не видно'),
      mark && RU_MARKS[mark],
    ]
      .filter(Boolean)
      .join(', '),
  statuses: {
    hidden: 'скрыто',
    poisoned: 'отравлено',
    diseased: 'больно',
    concentration: 'с жетонами концентрации',
    skips: 'пропустит следующую активацию',
    controlled: 'под чужим контролем',
    victim: 'намеченная жертва',
  },
  terrain: (name, traits, isCandidate, isChosen) =>
    [name, 'местность', ...traits, isChosen ? 'выбрана' : isCandidate && 'можно выбрать'].filter(Boolean).join(', '),
  cm: length => `${length} см`,
  ofCm: (gone, limit) => `${gone} / ${limit} см`,
  leaves: (backstab, names) => `Отходит от врага. ${backstab}: ${names}`,
  run: length => `Бег: ${length}`,
  runsInto: (backstab, names) => `Подбегает вплотную. ${backstab}: ${names}`,
  inContact: names => `Вплотную: ${names}`,
  difficult: 'Труднопроходимо: только S',
  seen: 'видно',
  blockedBy: names => `закрыто: ${names}`,
  coverBy: names => `укрытие: ${names}`,
  tools: {
    all: 'Инструменты Поля боя',
    nearer: 'Ближе (+)',
    farther: 'Дальше (−)',
    whole: 'Весь стол (0)',
    measure: 'Измерить (M)',
    threat: 'Показать угрозы (T)',
    turnLeft: 'Повернуть влево (Q)',
    turnRight: 'Повернуть вправо (E)',
  },
  places: {
    open: 'Места',
    stay: 'Остаться здесь',
    contact: names => `Вплотную к: ${names}`,
    towards: name => `В сторону: ${name}`,
    side: {
      away: 'Вперёд, к дальнему краю',
      home: 'Назад, к своему краю',
      left: 'Влево',
      right: 'Вправо',
    },
    away: name => `Подальше от: ${name}`,
    safe: 'Туда, где никто не достанет',
    cover: (name, by) => `В укрытие: ${by} (от: ${name})`,
    unseen: name => `Вне видимости: ${name}`,
    sees: name => `Чтобы видеть: ${name}`,
    terrain: name => `К местности: ${name}`,
    far: (what, length) => `${what}, ${length} см`,
    along: (left, nearest) => `${left} см от левого угла${nearest === null ? '' : `, ${nearest}`}`,
    spot: (across, along, turn) =>
      `${RU_ACROSS[across]}, ${RU_ALONG[along]}${turn === 0 ? '' : `, поворот на ${turn}°`}`,
    nearTo: (name, distance) => `${distance} см до: ${name}`,
  },
};

const RU_MARKS = {
  act: 'может действовать',
  asked: 'действует',
  candidate: 'можно выбрать',
  chosen: 'выбрано',
  target: 'можно атаковать или достать',
};
const RU_ACROSS = { left: 'Слева', middle: 'По центру', right: 'Справа' };
const RU_ALONG = { left: 'у дальнего края', middle: 'посередине', right: 'у своего края' };
