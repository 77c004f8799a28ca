import type { Language } from '../language.ts';
import { cardText } from './card.ts';
import { keywordNames } from './keyword-names.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { reminder } from './reminders.ts';
import { newTalk } from './talk.ts';
import { finished, typography } from './typography.ts';
import { isTextUse, useText } from './uses.ts';

export const ru: Language = {
  code: 'ru',
  name: 'Русский',
  names,
  card: cardText,
  messages,
  keyword: (term, x) => ({ name: keywordNames[term], reminder: reminder(term, x) }),
  use(use, lookup) {
    const text = useText(use, newTalk('creature', lookup, useText));
    return isTextUse(use) ? finished(text) : typography(text);
  },
};
