import type { Language } from '../language.ts';
import { cardText } from './card.ts';
import { keywordNames } from './keyword-names.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { reminder } from './reminders.ts';
import { begin } from './begin.ts';

import { finished, typography } from './typography.ts';
import { isTextUse } from './text-keywords.ts';
import { useText } from './uses.ts';

export const en: Language = {
  code: 'en',
  name: 'English',
  names,
  messages,
  card: cardText,
  keyword: (term, x) => ({ name: keywordNames[term], reminder: reminder(term, x) }),
  use(use, lookup) {
    const text = useText(use, begin(lookup, 'creature'));
    return isTextUse(use) ? finished(text) : typography(text);
  },
};
