import type { Decisions, Simultaneous } from '@signum/classic';
import { plain } from '../../marks.ts';
import type { DecisionText } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { keyword as keywordName } from '../keyword-mark.ts';
import { de } from '../phrase.ts';
import { called, thing } from '../speech.ts';

/** What comes next of several things at the same time. */
export const order: DecisionText<'order'> = {
  ask: ({ of }) => ({ title: ORDERS[of], help: 'Le reste suivra.' }),
  answer: ({ next }, { options, of }, roster) => {
    const option = options[next];
    return option === undefined ? 'Rien' : simultaneous(option, of, roster);
  },
};

type Of = Decisions['order']['shown']['of'];

const ORDERS: Readonly<Record<Of, string>> = {
  activations: 'Quelle créature passe ensuite ?',
  backstabs: `Quel ${keywordName('backstab')} vient ensuite ?`,
  creatures: 'Quelle créature vient ensuite ?',
  'end of turn': "Qu'est-ce qui prend fin ensuite ?",
  graveyard: 'Quelle carte va ensuite au Cimetière ?',
  minions: 'Au contact de qui arrive le prochain sbire ?',
  triggers: 'Quelle compétence vient ensuite ?',
};

/** By the best name it has. */
function simultaneous({ source, card, keyword, creature }: Simultaneous, of: Of, roster: Roster): string {
  const who = creature === undefined ? undefined : called(roster.creature(creature));
  const name = card === undefined ? undefined : called(roster.card(card));
  if (of === 'minions') return thing(source, roster);
  if (of === 'graveyard' && name !== undefined) return name;
  if (source === 'control') return `Le contrôle ${de(who ?? 'une créature')}`;
  if (keyword !== undefined) {
    const bearer = who ?? name;
    return `${keywordName(keyword)}${bearer === undefined ? '' : ` ${de(bearer)}`}`;
  }
  if (name === undefined) return who ?? 'Un effet';
  if (who === undefined) return name;
  // a creature's own card is called as it is
  return plain(name).startsWith(plain(who).replace(/,$| \d+$/, '')) ? who : `${name} (${who})`;
}
