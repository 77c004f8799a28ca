import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/philosopher/700.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fontsFor } from './app/fonts.ts';
import { rememberedLanguage } from './app/language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its #root');
await fontsFor(rememberedLanguage());
createRoot(root).render(
  <StrictMode>
    <App path={location.pathname} />
  </StrictMode>,
);
