import { draw, type Chance } from '../../index.ts';

/** Answers nobody should send: of no form, of another form, and real ones with a part spoiled. */
export function hostileAnswers(kind: string, answers: readonly unknown[], chance: Chance): unknown[] {
  const spoiled = Array.from({ length: Math.min(8, 2 * answers.length) }, () =>
    spoil(answers[draw(chance, answers.length)], chance),
  );
  return [
    ...FORMLESS,
    { kind },
    { kind, extra: [[[]]] },
    { kind: `${kind}!` },
    JSON.parse(`{"kind":"${kind}","__proto__":{"x":1}}`),
    ...spoiled,
  ];
}

/** Replies nobody should send, whatever they answer. */
export function hostileReplies(reply: object): unknown[] {
  return [
    ...FORMLESS,
    ...['to', 'seat', 'answer'].map(part => Object.fromEntries(Object.entries(reply).filter(([key]) => key !== part))),
    ...[-1, 99, 0.5, Number.NaN, 1e308, '0', null, '__proto__'].map(seat => ({ ...reply, seat })),
    ...[Number.NaN, Infinity, 0.5, '0', null].map(to => ({ ...reply, to })),
  ];
}

const FORMLESS: readonly unknown[] = [
  undefined,
  null,
  0,
  'yes',
  [],
  {},
  { kind: 7 },
  { kind: 'constructor' },
  { kind: '__proto__' },
];

const STRANGE: readonly unknown[] = [
  null,
  -0,
  -1,
  0.5,
  Number.NaN,
  Infinity,
  1e9,
  -1e308,
  2 ** 53,
  '',
  'zzz',
  '0',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { toString: 1 },
  true,
];

/** A real answer with one part gone, made strange, or too many: at the top, or anywhere below it. */
function spoil(answer: unknown, chance: Chance): unknown {
  if (Array.isArray(answer)) {
    const at = draw(chance, answer.length + 1); // behind the last: one entry too many
    return answer.toSpliced(at, 1, ...spoiledPart(answer[at], chance));
  }
  if (typeof answer !== 'object' || answer === null) return oneOf(STRANGE, chance);
  const keys = Object.keys(answer).filter(key => key !== 'kind');
  const key = oneOf([...keys, ...ADDED], chance);
  const parts = Object.entries(answer).filter(([name]) => name !== key);
  const part = spoiledPart((answer as Record<string, unknown>)[key], chance);
  return Object.fromEntries([...parts, ...part.map(one => [key, one] as const)]);
}

/** `Object.fromEntries` makes them fields of the answer itself, as JSON does. */
const ADDED = ['extra', '__proto__', 'hasOwnProperty'];

/** Nothing, something strange, or the part itself with something spoiled in it. */
function spoiledPart(part: unknown, chance: Chance): unknown[] {
  const how = draw(chance, 4);
  if (how === 0) return [];
  return [how === 1 || typeof part !== 'object' ? oneOf(STRANGE, chance) : spoil(part, chance)];
}

function oneOf<T>(things: readonly T[], chance: Chance): T {
  return things[draw(chance, things.length)]!;
}
