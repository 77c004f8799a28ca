import { isFlawed, isRefused, type Refusal, type Refused } from '@signum/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bringCards } from '../cards/card-of.ts';
import type { Sight, TableGame } from './contract.ts';
import type { DeskLine } from './desk-line.ts';
import type { SightNews } from './messages.ts';
import { sameAgain } from './same-again.ts';
import { tableGame, type Commands } from './table-game.ts';
import type { Windows } from './windows.ts';

/** A game on its way to the screen: being opened, not there, damaged, or on the table. */
export type OnTheTable =
  | { readonly is: 'broken'; readonly what: string }
  | { readonly is: 'missing' }
  | { readonly is: 'opening' }
  | { readonly is: 'there'; readonly game: TableGame };

export type TableStore = StoreApi<OnTheTable>;

/** Opens a game and follows it. Gives the store, and a way to stop following. */
export function followGame(
  line: DeskLine,
  id: string,
  windows: Windows = 'all',
): { store: TableStore; stop: () => void } {
  const store = createStore<OnTheTable>(() => ({ is: 'opening' }));
  let sight: Sight | null = null;
  const commands: Commands = {
    answer: (to, reply) => line.ask('answer', { to, reply }).then(refusalIn),
    takeBack: () => line.ask('takeBack', null).then(refusalIn),
    concede: () => line.ask('concede', null).then(refusalIn),
    raiseCurtain: () => void line.ask('raiseCurtain', null),
    giveWord: word => void line.ask('giveWord', word),
    odds: question => line.ask('odds', question),
  };

  const unlisten = line.listen(news => {
    if (news.sight.id !== id) return;
    sight = joined(sight, news);
    bringCards(sight.cards ?? []);
    store.setState({ is: 'there', game: tableGame(sight, commands) }, true);
  });
  void line.ask('open', { id, windows }).then(
    opened => {
      if (opened === 'missing') store.setState({ is: 'missing' }, true);
      else if (typeof opened === 'object' && isFlawed(opened))
        store.setState({ is: 'broken', what: `${opened.flaw.where} ${opened.flaw.what}` }, true);
    },
    (error: unknown) => store.setState({ is: 'broken', what: String(error) }, true),
  );
  const stop = (): void => {
    unlisten();
    line.ask('leave', { id }).catch(() => undefined);
  };
  return { store, stop };
}

/** A sight with its whole log, made of what was there and what is new. */
function joined(before: Sight | null, { sight, log }: SightNews): Sight {
  const old = before?.log ?? [];
  const isSame = log.more.length === 0 && log.keep === old.length;
  return { ...sameAgain(before, sight), log: isSame ? old : [...old.slice(0, log.keep), ...log.more] };
}

function refusalIn(given: Refused | 'taken'): Refusal | undefined {
  return given !== 'taken' && isRefused(given) ? given.refused : undefined;
}
