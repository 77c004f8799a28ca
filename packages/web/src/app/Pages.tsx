import { lazy, Suspense, type ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../home/Home.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { loadLanguage } from './load-language.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';
import { Waiting } from './Waiting.tsx';

const BuilderPage = lazy(async () => ({ default: (await import('../decks/BuilderPage.tsx')).BuilderPage }));
const CardPage = lazy(async () => ({ default: (await import('../card-page/CardPage.tsx')).CardPage }));
const CollectionPage = lazy(async () => ({ default: (await import('../decks/CollectionPage.tsx')).CollectionPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./CreditsPage.tsx')).CreditsPage }));
const DecksPage = lazy(async () => ({ default: (await import('../decks/DecksPage.tsx')).DecksPage }));
const HabitsPage = lazy(async () => ({ default: (await import('../learn/HabitsPage.tsx')).HabitsPage }));
const LearnPage = lazy(async () => ({ default: (await import('../learn/LearnPage.tsx')).LearnPage }));
const LessonPage = lazy(async () => {
  loadLanguage(useSettings.getState().language).catch(() => undefined);
  return { default: (await import('../learn/LessonPage.tsx')).LessonPage };
});
const NewGamePage = lazy(async () => ({ default: (await import('../new-game/NewGamePage.tsx')).NewGamePage }));
const PrintPage = lazy(async () => ({ default: (await import('../decks/PrintPage.tsx')).PrintPage }));
const ReplayScreen = lazy(async () => ({ default: (await import('../replay/ReplayScreen.tsx')).ReplayScreen }));
const ReplaysPage = lazy(async () => ({ default: (await import('../replay/ReplaysPage.tsx')).ReplaysPage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const TablePage = lazy(async () => {
  // the table needs the whole language: it is fetched beside the page, not after it
  loadLanguage(useSettings.getState().language).catch(() => undefined);
  return { default: (await import('./TablePage.tsx')).TablePage };
});

/** A lesson takes place on the table; what is to be read about them stands with the other pages. */
const LESSON = /^\/learn\/(?<lesson>(?!habits$)[a-z]+)\/?$/;

/** Which address is which page. All but the first come when they are asked for; the table fills the window. */
export function Pages(): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path="/g/:id" component={TablePage} />
        <Route path={LESSON} component={LessonPage} />
        <Route path="/r/:id">
          <main>
            <ReplayScreen />
          </main>
        </Route>
        <Route>
          <Shell>
            <Suspense fallback={<Waiting />}>
              <ReadPages />
            </Suspense>
          </Shell>
        </Route>
      </Switch>
    </Suspense>
  );
}

function ReadPages(): ReactElement {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/play/new" component={NewGamePage} />
      <Route path="/replays" component={ReplaysPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/credits" component={CreditsPage} />
      <Route path="/decks" component={DecksPage} />
      <Route path="/decks/:id" component={BuilderPage} />
      <Route path="/decks/:id/print" component={PrintPage} />
      <Route path="/cards" component={CollectionPage} />
      <Route path="/cards/:id" component={CardPage} />
      <Route path="/rules/keyword/:name" component={RulesPage} />
      <Route path="/rules/:topic?" component={RulesPage} />
      <Route path="/learn" component={LearnPage} />
      <Route path="/learn/habits" component={HabitsPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
