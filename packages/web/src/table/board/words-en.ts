import type { Words } from './spoken-words.ts';

export const en: Words = {
  battlefield: 'Battlefield, 60 by 60 centimetres',
  creature: ({ name, isOwn, strength, health, of, armour, statuses, isDone, from, mark }) =>
    [
      name,
      isOwn ? 'yours' : 'enemy',
      `strength ${strength}`,
      `health ${health} of ${of}`,
      armour > 0 && `armour ${armour}`,
      ...statuses.map(status => en.statuses[status]),
      isDone && 'already activated',
      from && (from.distance === null ? `in contact with ${from.name}` : `${from.distance} cm from ${from.name}`),
      from && (from.isSeen ? 'visible' : 'not visible'),
      mark && EN_MARKS[mark],
    ]
      .filter(Boolean)
      .join(', '),
  statuses: {
    hidden: 'hidden',
    poisoned: 'poisoned',
    diseased: 'diseased',
    concentration: 'concentrated',
    skips: 'skips its next activation',
    controlled: 'under foreign control',
    victim: 'marked as a victim',
  },
  terrain: (name, traits, isCandidate, isChosen) =>
    [name, 'terrain', ...traits, isChosen ? 'chosen' : isCandidate && 'can be chosen'].filter(Boolean).join(', '),
  cm: length => `${length} cm`,
  ofCm: (gone, limit) => `${gone} / ${limit} cm`,
  leaves: (backstab, names) => `Leaves contact. ${backstab}: ${names}`,
  run: length => `Run: ${length}`,
  runsInto: (backstab, names) => `Runs into contact. ${backstab}: ${names}`,
  inContact: names => `Contact: ${names}`,
  difficult: 'Difficult terrain: S only',
  seen: 'in sight',
  blockedBy: names => `blocked: ${names}`,
  coverBy: names => `cover: ${names}`,
  tools: {
    all: 'Tools of the battlefield',
    nearer: 'Zoom in (+)',
    farther: 'Zoom out (−)',
    whole: 'Whole table (0)',
    measure: 'Measure (M)',
    threat: 'Show threats (T)',
    turnLeft: 'Turn left (Q)',
    turnRight: 'Turn right (E)',
  },
  places: {
    open: 'Places',
    stay: 'Stay here',
    contact: names => `Contact with ${names}`,
    towards: name => `Towards ${name}`,
    side: {
      away: 'Forward, to the far side',
      home: 'Back, to your side',
      left: 'To the left',
      right: 'To the right',
    },
    away: name => `Away from ${name}`,
    safe: 'Out of every enemy’s range',
    cover: (name, by) => `In cover of ${by} from ${name}`,
    unseen: name => `Out of sight of ${name}`,
    sees: name => `In sight of ${name}`,
    terrain: name => `At ${name}`,
    far: (what, length) => `${what}, ${length} cm`,
    along: (left, nearest) => `${left} cm from the left corner${nearest === null ? '' : `, ${nearest}`}`,
    spot: (across, along, turn) =>
      `${EN_ACROSS[across]}, ${EN_ALONG[along]}${turn === 0 ? '' : `, turned by ${turn}°`}`,
    nearTo: (name, distance) => `${distance} cm from ${name}`,
  },
};

const EN_MARKS = {
  act: 'may act',
  asked: 'is acting',
  candidate: 'can be chosen',
  chosen: 'chosen',
  target: 'can be attacked or reached',
};
const EN_ACROSS = { left: 'Left', middle: 'Centre', right: 'Right' };
const EN_ALONG = { left: 'far side', middle: 'middle', right: 'near side' };
