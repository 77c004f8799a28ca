import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { relic } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import { damageOf } from './damage.ts';

const focus = { keyword: 'concentration', x: 1, tokens: 1, effect: [] } as const;

const blow = { who: 'other' as CreatureId, credit: null, n: 1, of: 'wounds', from: 'effect' } as const;

test('C-TIM-11: Concentration tokens above X are taken off after the next step', () => {
  const creatures = {
    seer: { concentration: 3, print: { keywords: [focus] } },
    other: { at: [400, 300] as const, print: { health: 3 } },
  };
  expect(position({ creatures, frames: [damageOf([blow])] }).creature('seer')?.concentration).toBe(1);
  const older = position({ creatures, frames: [damageOf([blow])], edition: 'fr-1' });
  expect(older.creature('seer')?.concentration).toBe(3); // no maximum is told there (C-MAT-57)
});

test('C-ZON-7: relics that are used up together go to the Graveyard in the order their owner chooses', () => {
  const spent = { n: 0, on: 'tap' } as const;
  const cards = [relic('lance', { uses: spent }), relic('sling', { uses: spent }), relic('mask')];
  const creatures = { other: { print: { health: 3 } } };
  const players = [{}, { relics: ['lance', 'mask', 'sling'] }];
  const table = position({ cards, creatures, players, frames: [damageOf([blow])] });
  expect(table.asked('order')).toMatchObject({
    seat: 1,
    of: 'graveyard',
    options: [{ card: 'lance' }, { card: 'sling' }],
  });
  const end = table.answer({ next: 1 });
  expect(end.state.players[1]).toMatchObject({ graveyard: ['sling', 'lance'], relics: [{ card: 'mask' }] });
  const alone = position({
    cards,
    creatures,
    players: [{ relics: ['lance'] }, { relics: ['sling'] }],
    frames: [damageOf([blow])],
  });
  expect(alone.pending).toBeUndefined();
});
