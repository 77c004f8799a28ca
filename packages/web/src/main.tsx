import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/philosopher/700.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fontsFor } from './app/fonts.ts';
import { keepOffline } from './app/keep-offline.ts';
import { useShelf } from './home/use-shelf.ts';
import { useSettings } from './settings/use-settings.ts';
import { wearSettings } from './settings/wear-settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its #root');
wearSettings();
keepOffline();
// Games that wait are on the page from the start, so that nothing jumps when they are found.
await Promise.all([fontsFor(useSettings.getState().language), useShelf.getState().look()]);
const page = createRoot(root);
// Drawn bit by bit: a slow phone answers in between.
startTransition(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
