import { expect, test } from 'vitest';
import { isFlawed, readJournal } from '../../index.ts';
import { plantedTrial, type Planted } from '../embers/planted.ts';
import { battery } from './battery.ts';
import { BatteryFault } from './fault.ts';

/** What the battery says of a game with this fault. */
function faultOf(name: Planted): BatteryFault {
  try {
    battery(plantedTrial(name), { games: 24, seed: 'planted' });
  } catch (error) {
    if (error instanceof BatteryFault) return error;
    throw error;
  }
  throw new Error(`the battery did not find the fault '${name}'`);
}

const FAULTS: [Planted, string, RegExp][] = [
  ['leakyView', 'twin worlds', /view tells a secret/],
  ['leakySeed', 'twin worlds', /view tells the seed/],
  ['leakyEvents', 'twin worlds', /events tell a secret/],
  ['leakyDecision', 'twin worlds', /decision tells a secret/],
  ['leakySilence', 'twin worlds', /tells? a secret/],
  ['sharing', 'input untouched', /writes into the state/],
  ['remembering', 'same bytes', /two different results/],
  ['shorthand', 'same bytes', /written otherwise than by JSON/],
  ['waiting', 'fresh process', /goes on differently/],
  ['closing', 'survives JSON', /state\.later\.next is a function/],
  ['overOffering', 'refusals', /listed answer does not fit/],
  ['touchy', 'refusals', /ends in an exception \(TypeError/],
  ['endless', 'ends', /no end after/],
  ['restless', 'shortcuts', /a search is offered/],
  ['fickle', 'shortcuts', /a search picks .* does not fit/],
  ['hasty', 'shortcuts', /if nobody asks first/],
];

test.each(FAULTS)('the battery finds a planted fault: %s', (name, check, what) => {
  const fault = faultOf(name);
  expect(fault.check).toBe(check);
  expect(fault.what).toMatch(what);
});

test('a fault is printed as a replay file that can be read again', () => {
  const { message } = faultOf('leakyView');
  const journal = readJournal(message.split('\n').at(-2)!);
  expect(isFlawed(journal)).toBe(false);
  expect(journal).toMatchObject({ game: 'embers', setup: { copies: 2 } });
});
