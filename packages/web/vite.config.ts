import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCards } from './tools/lean-cards.ts';
import { leanFonts } from './tools/lean-fonts.ts';
import { licences } from './tools/licences.ts';
import { offline } from './tools/offline.ts';
import { preloadFonts } from './tools/preload-fonts.ts';
import { sharedWorker } from './tools/shared-worker.ts';

/** What every page needs comes in three files, not in twenty. The storage and what fetches parts are apart because a worker needs them, too. */
const TOGETHER = [
  { name: 'fetching', priority: 2, test: /vite\/preload-helper/ },
  { name: 'storage', priority: 1, test: /web\/src\/game\/game-store\.|node_modules\/idb-keyval\// },
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|zustand)\//,
  },
  {
    name: 'shell',
    test: /web\/src\/(?:app\/(?!CreditsPage|TablePage|works|use-language)|home\/(?!ShelfCard|Picture|since-then)|icons\/(?:Icon|icon-store|generated\/shell)|settings\/(?:settings|use-settings|wear-settings)\.)/,
  },
];

/** Rooms in which nothing happens when they are read: of their lists of exports only what is used is fetched, when it is used. */
const PURE = /\/packages\/(?:ai|cards|classic|geometry|host|kernel|text)\/src\//;

/** Parts of the game that are fetched late, and by workers alone. */
const FOR_WORKERS = /\/(?:computer-reply|foreign|thinkers)-[^/]*\.js$/;

export default defineConfig({
  plugins: [sharedWorker(), leanCards(), react(), licences(), preloadFonts(), leanFonts(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the page's rules allow no inlined fonts, and files can be cached.
    assetsInlineLimit: 0,
    // A worker has no page to put links into: what belongs to these parts is fetched after them.
    modulePreload: { resolveDependencies: (file, needed) => (FOR_WORKERS.test(file) ? [] : needed) },
    rolldownOptions: {
      output: { codeSplitting: { groups: TOGETHER } },
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
    },
  },
});
