import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanFonts } from './tools/lean-fonts.ts';
import { licences } from './tools/licences.ts';
import { offline } from './tools/offline.ts';
import { preloadFonts } from './tools/preload-fonts.ts';
import { sharedWorker } from './tools/shared-worker.ts';

/** What every page needs comes in three files, not in twenty. The storage is apart because a worker needs it, too. */
const TOGETHER = [
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

export default defineConfig({
  plugins: [sharedWorker(), react(), licences(), preloadFonts(), leanFonts(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the page's rules allow no inlined fonts, and files can be cached.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
});
