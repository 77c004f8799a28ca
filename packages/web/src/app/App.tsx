import { useDeferredValue, useLayoutEffect, type ReactElement } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { LanguageContext } from './language-context.ts';
import { Pages } from './Pages.tsx';
import { Trouble } from './Trouble.tsx';

/**
 * The whole client: one language, the page that the address names, and a word of help if that page fails. A language that was
 * never read has to be fetched: until it has come, the page stays as it is and is used as before.
 */
export function App(): ReactElement {
  const language = useDeferredValue(useSettings(settings => settings.language));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Trouble>
        <Pages />
      </Trouble>
    </LanguageContext>
  );
}
