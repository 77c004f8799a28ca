import type { Plugin } from 'vite';

/** The letters that every page is written in; Cyrillic ones are asked for by Russian pages alone. */
const ALWAYS_ASKED = /\/(?:philosopher-latin-700|source-sans-3-latin-wght)-normal-[^/]*\.woff2$/;

/** Lets the browser fetch the typefaces together with the program, instead of after it. */
export function preloadFonts(): Plugin {
  return {
    name: 'signum-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .map(path => `/${path}`)
          .filter(path => ALWAYS_ASKED.test(path))
          .map(href => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
            injectTo: 'head' as const,
          })),
    },
  };
}
