import type { Language } from '../language.ts';
import { cardText } from './card.ts';
import { keywordNames } from './keyword-names.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { reminders } from './reminders.ts';
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
  keyword: term => ({ name: keywordNames[term], reminder: typography(reminders[term]) }),
  use(use, lookup) {
    const text = useText(use, begin(lookup, 'creature'));
    return isTextUse(use) ? finished(text) : typography(text);
  },
};
