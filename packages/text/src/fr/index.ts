import type { Language } from '../language.ts';
import { cardText } from './card.ts';
import { keywordNames } from './keyword-names.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { reminder } from './reminders.ts';
import { telling } from './telling.ts';
import { typography } from './typography.ts';
import { inlineUse, useLine } from './use-text.ts';

/** French. */
export const fr: Language = {
  code: 'fr',
  name: 'Français',
  names,
  card: cardText,
  keyword: (term, x) => ({ name: keywordNames[term], reminder: typography(reminder(term, x)) }),
  use: (use, lookup) => typography(useLine(use, telling({ bearer: 'creature', lookup, say: { use: inlineUse } }))),
  messages,
};
