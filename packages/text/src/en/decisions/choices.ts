import type { ChoosePurpose, Decisions, Simultaneous } from '@signum/classic';
import { capital, plain } from '../../marks.ts';
import type { Messages, Prompt } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { told } from '../effects.ts';
import { events } from '../events/index.ts';
import { keywordName } from '../linked.ts';
import { payment } from '../payments.ts';
import { called, listed, many, player, thing } from '../speech.ts';
import { begin } from '../begin.ts';
import { finished } from '../typography.ts';

/** Choosing among things, saying yes or no, and putting things in order. */
export const choices = {
  choose: {
    ask: (shown, roster) => {
      const { what, help } = PURPOSES[shown.purpose];
      const order = `choose ${howMany(shown, what)}.`;
      const title = shown.card === undefined ? capital(order) : `${called(roster.card(shown.card))}: ${order}`;
      return help === undefined ? { title } : { title, help };
    },
    answer: ({ chosen }, _shown, roster) =>
      chosen.length === 0 ? 'None' : capital(listed(chosen.map(id => thing(id, roster)))),
  },

  may: {
    ask: (shown, roster) => QUESTIONS[shown.purpose](shown, roster),
    answer: ({ yes }, { purpose }) => YES_AND_NO[purpose][yes ? 0 : 1],
  },

  mode: {
    ask: ({ card }, roster) => ({ title: `Choose what ${called(roster.card(card))} does.` }),
    answer: ({ mode }, { options }, roster) => {
      const effect = options[mode];
      if (effect === undefined) return 'Nothing';
      const lookup = (id: string) => {
        const { name } = roster.card(id);
        return { en: name, fr: name, ru: name };
      };
      return finished(capital(told(effect, begin(lookup, 'creature'))));
    },
  },

  order: {
    ask: ({ of }) => ({ title: ORDERS[of], help: 'Choose one; the others follow in turn.' }),
    answer: ({ next }, { options, of }, roster) => {
      const option = options[next];
      return option === undefined ? 'Nothing' : capital(simultaneous(option, of, roster));
    },
  },

  tactic: {
    ask: ({ events: happened, usable }, roster) => {
      const lines = happened.flatMap(event => {
        const say = events[event.type] as (event: object, roster: Roster) => string | null;
        return say(event, roster) ?? [];
      });
      const help = usable.length === 0 ? [...lines, 'None of your tactics fits.'] : lines;
      return { title: 'Do you reveal a tactic?', ...(help.length > 0 && { help: help.join(' ') }) };
    },
    answer: ({ tactic }, _shown, roster) => (tactic === 'pass' ? 'Pass' : `Reveal ${thing(tactic, roster)}`),
  },

  whoBegins: {
    ask: () => ({ title: 'Who takes the first turn?', help: 'You have won the roll, so you decide.' }),
    answer: ({ first }, _shown, roster) => player(first, roster).name,
  },
} satisfies Partial<Messages['decisions']>;

type Asked<K extends keyof Decisions> = Decisions[K]['shown'];

/** "a target", "2 targets", "up to 2 targets". */
function howMany({ least, most }: Asked<'choose'>, [one, more]: readonly [string, string]): string {
  if (least === most) return most === 1 ? `a ${one}` : many(most, one, more);
  if (least === 0 && most === 1) return `a ${one}, or none`;
  return least === 0 ? `up to ${many(most, one, more)}` : `${least} to ${many(most, one, more)}`;
}

const PURPOSES: Readonly<Record<ChoosePurpose, { readonly what: readonly [string, string]; readonly help?: string }>> =
  {
    'card to discard': { what: ['card to discard', 'cards to discard'] },
    'card to put on top': {
      what: ['card to stay on top', 'cards to stay on top'],
      help: 'The others go under the deck.',
    },
    'card to take': { what: ['card to take', 'cards to take'] },
    'order of cards': { what: ['card to lie on top', 'cards to lie on top'], help: 'The others follow below it.' },
    'place to go': { what: ['way out', 'ways out'], help: 'It comes out beside other Ruins, or stays where it is.' },
    'relic that takes the damage': { what: ['relic to take the damage', 'relics to take the damage'] },
    'relic to replace': { what: ['relic to lay aside', 'relics to lay aside'] },
    target: { what: ['target', 'targets'] },
    victim: { what: ['victim', 'victims'], help: 'It is hunted from now on.' },
  };

type Purpose = Asked<'may'>['purpose'];

const QUESTIONS: Readonly<Record<Purpose, (shown: Asked<'may'>, roster: Roster) => Prompt>> = {
  backstab: ({ creature }, roster) => ({
    title: `Does ${creature === undefined ? 'your hidden creature' : called(roster.creature(creature))} stab?`,
    help: `It would lose its ${keywordName('stealth')} token.`,
  }),
  draw: () => ({ title: 'Your opponent offers a draw. Do you accept?' }),
  effect: ({ card }, roster) => ({ title: `Do you use the effect${ofCard(card, roster)}?` }),
  pay: ({ card, pay = {} }, roster) => ({
    title: `Do you ${payment(pay)}${card === undefined ? '' : ` for ${called(roster.card(card))}`}?`,
  }),
  surcharge: ({ card, pay = {} }, roster) => ({
    title: `Do you ${payment(pay)} for the ${keywordName('surcharge')}${ofCard(card, roster)}?`,
  }),
  trigger: ({ card, keyword, creature }, roster) => {
    const what = keyword === undefined ? 'its ability' : keywordName(keyword);
    if (creature !== undefined) return { title: `Does ${called(roster.creature(creature))} use ${what}?` };
    return { title: `Do you use ${keyword === undefined ? 'the ability' : what}${ofCard(card, roster)}?` };
  },
};

function ofCard(card: string | undefined, roster: Roster): string {
  return card === undefined ? '' : ` of ${called(roster.card(card))}`;
}

const YES_AND_NO: Readonly<Record<Purpose, readonly [yes: string, no: string]>> = {
  backstab: ['Stab', 'Stay hidden'],
  draw: ['Accept the draw', 'Play on'],
  effect: ['Use it', 'Leave it'],
  pay: ['Pay', 'Do not pay'],
  surcharge: ['Pay', 'Do not pay'],
  trigger: ['Use it', 'Leave it'],
};

const ORDERS: Readonly<Record<Asked<'order'>['of'], string>> = {
  activations: 'Which creature passes next?',
  backstabs: 'Whose Backstab comes next?',
  creatures: 'Which creature is next?',
  'end of turn': 'What ends next?',
  graveyard: 'Which card goes to the Graveyard next?',
  minions: 'Beside whom does the next minion enter?',
  triggers: 'Which ability comes next?',
};

/** One of several things at the same time, by the best name it has. */
function simultaneous(
  { source, card, keyword, creature }: Simultaneous,
  of: Asked<'order'>['of'],
  roster: Roster,
): string {
  const who = creature === undefined ? undefined : called(roster.creature(creature));
  if (of === 'minions') return thing(source, roster);
  if (of === 'graveyard' && card !== undefined) return called(roster.card(card));
  if (source === 'control') return `the control of ${who ?? 'a creature'}`;
  if (keyword !== undefined) return `${keywordName(keyword)}${who === undefined ? ofCard(card, roster) : ` of ${who}`}`;
  if (card === undefined) return who ?? 'an effect';
  const name = called(roster.card(card));
  if (who === undefined) return name;
  // a creature's own card is called as it is
  return plain(name).startsWith(plain(who).replace(/ \d+$/, '')) ? who : `${name} (${who})`;
}
