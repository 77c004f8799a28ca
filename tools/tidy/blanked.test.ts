import { expect, test } from 'vitest';
import { blanked } from './blanked.ts';

test('comments and strings become blanks, code and line breaks stay where they were', () => {
  const text = `const a = 'Date.now()'; // Math.random\n/* fetch(\n */ const b = "x\\"y";`;
  expect(blanked(text)).toBe(`const a = '          ';               \n         \n    const b = "    ";`);
});

test('what stands between the braces of a template is code', () => {
  const text = 'const a = `now ${Date.now()} and ${`inner ${b}`} {`;';
  expect(blanked(text)).toBe('const a = `    ${Date.now()}     ${`      ${b}`}  `;');
});

test('a brace inside the code of a template does not end it', () => {
  expect(blanked('`${f({ a: 1 })} x` + y')).toBe('`${f({ a: 1 })}  ` + y');
});

test('a regular expression is no code, a division is', () => {
  expect(blanked("s.match(/['/\\]]/g) + a / b / c")).toBe('s.match(/      /g) + a / b / c');
  expect(blanked('return /x[/]y/.test(a)')).toBe('return /     /.test(a)');
});

test('an apostrophe in the text of a page opens no string', () => {
  const text = "<p>The hero's turn</p>\nconst a = process.env;\n<br /> it's";
  expect(blanked(text)).toBe(text);
});

test('an unfinished text is blanked to its end and no further', () => {
  expect(blanked('a /* b')).toBe('a     ');
  expect(blanked('a `b ${')).toBe('a `  ${');
  expect(blanked('a `b')).toBe('a ` ');
});
