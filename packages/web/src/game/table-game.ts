import { classicMachine } from '@signum/classic';
import { refuse, type Refusal } from '@signum/kernel';
import type { StandingWord } from './standing-word.ts';
import type { OddsAnswer, OddsQuestion, Reply, Sight, TableGame } from './contract.ts';

/** What a game at the table can have done elsewhere. */
export interface Commands {
  answer(to: number | null, reply: Reply): Promise<Refusal | undefined>;
  takeBack(): Promise<Refusal | undefined>;
  concede(): Promise<Refusal | undefined>;
  raiseCurtain(): void;
  giveWord(word: StandingWord): void;
  odds(question: OddsQuestion): Promise<OddsAnswer | 'outdated'>;
}

/** A game at the table as this sight shows it. Whatever can be told from the question is told here, without asking anybody. */
export function tableGame(sight: Sight, commands: Commands): TableGame {
  const { question } = sight;
  let listed: readonly Reply[] | undefined;
  return {
    sight,
    // unasked one may still concede or offer a draw (C-END-13, C-END-15)
    answer: reply => commands.answer(question?.n ?? null, reply),
    judge: reply => (question ? classicMachine.judge(question, reply) : refuse('not-asked', 'K-ANS-3')),
    answers: () => (listed ??= question ? classicMachine.answers(question) : []),
    takeBack: () => commands.takeBack(),
    raiseCurtain: () => commands.raiseCurtain(),
    giveWord: word => commands.giveWord(word),
    concede: () => commands.concede(),
    async oddsOf(asked) {
      const odds = await commands.odds(asked);
      return odds === 'outdated' ? new Promise<never>(() => undefined) : odds;
    },
  };
}
