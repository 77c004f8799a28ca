import { expect, test } from 'vitest';
import { finished, listed, typography } from './typography.ts';

test('A participle closes with a comma, unless another sign follows', () => {
  expect(finished('своё существо, стоящее вплотную к врагу,')).toBe('своё существо, стоящее вплотную к врагу.');
  expect(typography('существо, стоящее вплотную,; или')).toBe('существо, стоящее вплотную; или');
  expect(typography('существо, стоящее вплотную, получает')).toBe('существо, стоящее вплотную, получает');
});

test('Numbers and rulers stay with their words', () => {
  expect(typography('нанесите 2 урона в пределах XL')).toBe('нанесите\u00a02\u00a0урона в пределах\u00a0XL');
  expect(typography('{keyword:shooting|Выстрел 3}')).toBe('{keyword:shooting|Выстрел\u00a03}');
  expect(typography('успех — мишень')).toBe('успех\u00a0— мишень');
});

test('A list ends with "и"', () => {
  expect(listed(['А'])).toBe('А');
  expect(listed(['А', 'Б', 'В'])).toBe('А, Б и В');
  expect(listed(['топор', 'щит'], 'или')).toBe('топор или щит');
});
