import type { ReactElement } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { LanguageContext } from './language-context.ts';
import { Pages } from './Pages.tsx';
import { Trouble } from './Trouble.tsx';

/** The whole client: one language, the page that the address names, and a word of help if that page fails. */
export function App(): ReactElement {
  const language = useSettings(settings => settings.language);
  return (
    <LanguageContext value={language}>
      <Trouble>
        <Pages />
      </Trouble>
    </LanguageContext>
  );
}
