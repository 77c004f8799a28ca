import { useEffect, useState, type ReactElement } from 'react';
import { CreditsPage } from './CreditsPage.tsx';
import { rememberedLanguage, rememberLanguage, type Language } from './language.ts';
import { Shell } from './Shell.tsx';
import { StartPage } from './StartPage.tsx';
import { WORDS } from './words.ts';

/** The whole client: one language, and the page that the address names. */
export function App({ path }: { path: string }): ReactElement {
  const [language, setLanguage] = useState(rememberedLanguage);
  const words = WORDS[language];
  const isCredits = path === '/credits';
  const title = isCredits ? `${words.credits.title} – Signum` : words.pageTitle;

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);

  const choose = (chosen: Language): void => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };

  return (
    <Shell language={language} words={words} onChoose={choose}>
      {isCredits ? <CreditsPage words={words} /> : <StartPage language={language} words={words} />}
    </Shell>
  );
}
