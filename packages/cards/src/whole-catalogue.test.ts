import { expect, test } from 'vitest';
import { catalogue } from './classic/catalogue.ts';
import { wholeCatalogue } from './whole-catalogue.ts';

test('put together again, every card is as it is written, to the letter', () => {
  expect(JSON.stringify(wholeCatalogue)).toBe(JSON.stringify(catalogue));
});
