// @ts-check
// A thread in which a mind of a computer player thinks. Plain JavaScript, because a thread cannot read anything else until it is
// told how.
const { register } = await import('tsx/esm/api');
register();
await import('../src/minds/mind-main.ts');
