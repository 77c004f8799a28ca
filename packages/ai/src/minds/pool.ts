import type { Catalogue, Veiled } from '@signum/classic';
import type { Seed } from '@signum/kernel';
import type { MayGoOn, Opinion, Player, Question, Verdict } from '../player.ts';
import type { MindCall } from './call.ts';
import type { MindWorker } from './mind-worker.ts';

/** What a pool needs of the world around it. */
export interface PoolPlan {
  /** So many workers at most; without any, all minds think here. */
  readonly size: number;
  start(): MindWorker;
  /** Milliseconds since 1970. */
  now(): number;
  later(milliseconds: number): Promise<void>;
}

/** A question to a player, with all that decides what is answered. */
export interface Consulted {
  readonly player: Player;
  readonly sight: Veiled;
  readonly question: Question;
  readonly seed: Seed;
  /** When thoughts are broken off, in milliseconds since 1970. */
  readonly end?: number;
}

interface Member {
  readonly worker: MindWorker;
  isThere: boolean;
  /** The cards that were told last. */
  cards?: Catalogue;
}

/** A worker that is so late is not late but lost. */
const GRACE_MS = 1000;

/**
 * Workers in which the minds of a player think at the same time. The answer is the one that `decide` of the player gives, with any
 * number of workers, and where there are none, or they fail: then the minds think here, one after the other. Only what a deadline
 * cuts short hangs on how fast everybody was, as it always does.
 */
export class MindPool {
  readonly #plan: PoolPlan;
  #members: Member[] = [];
  #isBroken = false;
  #isBusy = false;
  /** Counts how often all workers were ended, so that whoever waited for one notices. */
  #ended = 0;

  constructor(plan: PoolPlan) {
    this.#plan = plan;
  }

  /** Starts workers before they are needed: to come up takes them a while. */
  prepare(): void {
    try {
      while (!this.#isBroken && this.#members.length < this.#plan.size) this.#welcome(this.#plan.start());
    } catch {
      this.#giveUp();
    }
  }

  /** How many workers have come up. */
  get present(): number {
    return this.#members.filter(({ isThere }) => isThere).length;
  }

  /** Starts the workers and waits until all have come up, or none will. */
  async ready(): Promise<void> {
    this.prepare();
    await Promise.allSettled(this.#members.map(({ worker }) => worker.ready));
  }

  /** What the player says; nothing if the pool was closed meanwhile, for then nobody wants to know. */
  async decide(consulted: Consulted): Promise<Verdict | undefined> {
    const { player, question, seed } = consulted;
    if (!player.conclude || (player.minds ?? 1) < 2 || isVain(question)) return this.#decidedHere(consulted);
    this.prepare();
    const there = this.#members.filter(({ isThere }) => isThere);
    // whoever has not come up yet is not waited for
    if (there.length === 0) return this.#decidedHere(consulted);
    const opinions: Opinion[] = [];
    const ended = this.#ended;
    this.#isBusy = true;
    const done = await this.#inTime(thinkApart(there, consulted, opinions), consulted.end);
    // the one who failed may be another that was still coming up
    if (ended !== this.#ended) return this.#isBroken ? this.#decidedHere(consulted) : undefined;
    this.#isBusy = false;
    if (done === 'failed') {
      this.#giveUp();
      return this.#decidedHere(consulted);
    }
    if (done === 'late') this.close();
    const heard = opinions.filter(Boolean); // without the holes that late minds leave
    return heard.length > 0 ? player.conclude(heard, seed) : this.#decidedHere(consulted);
  }

  /** The game has gone on: whatever is being thought about is of no use any more. */
  drop(): void {
    if (this.#isBusy) this.close();
  }

  /** Ends all workers. They come back when they are needed again. */
  close(): void {
    for (const { worker } of this.#members) worker.end();
    this.#members = [];
    this.#isBusy = false;
    this.#isBroken = false;
    this.#ended += 1;
  }

  /** Workers do not work here, and are not tried again before the pool is closed. */
  #giveUp(): void {
    this.close();
    this.#isBroken = true;
  }

  #welcome(worker: MindWorker): void {
    const member: Member = { worker, isThere: false };
    this.#members.push(member);
    worker.ready.then(
      () => (member.isThere = true),
      () => this.#members.includes(member) && this.#giveUp(),
    );
  }

  #decidedHere({ player, sight, question, seed, end }: Consulted): Verdict {
    const mayGoOn: MayGoOn | undefined = end === undefined ? undefined : () => this.#plan.now() < end;
    return player.decide(sight, question, seed, mayGoOn);
  }

  async #inTime(thoughts: Promise<unknown>, end: number | undefined): Promise<'done' | 'failed' | 'late'> {
    const done = thoughts.then(
      () => 'done' as const,
      () => 'failed' as const,
    );
    if (end === undefined) return done;
    const late = this.#plan.later(end - this.#plan.now() + GRACE_MS).then(() => 'late' as const);
    return Promise.race([done, late]);
  }
}

/** A window with nothing to reveal, which is what most questions are: nobody has to think about it. */
function isVain(question: Question): boolean {
  return question.kind === 'tactic' && question.usable.length === 0;
}

/** Every worker takes the next mind as soon as it is free. What each mind thinks comes to its own place. */
async function thinkApart(members: readonly Member[], consulted: Consulted, opinions: Opinion[]): Promise<void> {
  const { player, sight, question, seed, end } = consulted;
  const { cards } = sight.state;
  const bare = { ...sight, state: { ...sight.state, cards: {} } };
  const minds = Array.from({ length: player.minds! }, (_, mind) => mind).values();
  await Promise.all(
    members.map(async member => {
      for (const mind of minds) {
        const call: MindCall = {
          player: player.name,
          mind,
          sight: bare,
          question,
          seed,
          ...(end !== undefined && { end }),
        };
        const news = member.cards && areSame(member.cards, cards) ? call : { ...call, cards };
        member.cards = cards;
        opinions[mind] = await member.worker.think(news);
      }
    }),
  );
}

/** Cards never change, and are shared between the states of a game. */
function areSame(some: Catalogue, others: Catalogue): boolean {
  const ids = Object.keys(some);
  return ids.length === Object.keys(others).length && ids.every(id => some[id] === others[id]);
}
