import { draw, type Chance } from '../../index.ts';

/** Answers nobody should send: of no form, of another form, and real ones with a part spoiled. */
export function hostileAnswers(kind: string, answers: readonly unknown[], chance: Chance): unknown[] {
  const spoiled = Array.from({ length: Math.min(4, answers.length) }, () =>
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

const STRANGE: readonly unknown[] = [null, -1, 0.5, Number.NaN, 1e9, '', 'zzz', [], {}, true];

function spoil(answer: unknown, chance: Chance): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const keys = Object.keys(answer).filter(key => key !== 'kind');
  if (keys.length === 0) return { ...answer, extra: 1 };
  const key = keys[draw(chance, keys.length)]!;
  return { ...answer, [key]: STRANGE[draw(chance, STRANGE.length)] };
}
