import type { Plugin } from 'vite';
import { repackFont } from './repack-font.ts';

/**
 * Takes the leaner of two packings of a typeface. Philosopher comes twice: in the newer format with instructions for coarse screens,
 * which a typeface for headings does not need, and in the older one without them. The latter is packed anew.
 */
export function leanFonts(): Plugin {
  return {
    name: 'signum-lean-fonts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter(file => file.type === 'asset');
      const older = new Map(
        assets.flatMap(({ originalFileNames, source }) => originalFileNames.map(name => [name, source])),
      );
      for (const asset of assets) {
        const [name = ''] = asset.originalFileNames;
        const source = name.endsWith('.woff2') ? older.get(name.slice(0, -1)) : undefined;
        if (source === undefined) continue;
        const lean = repackFont(Buffer.from(source));
        if (lean.length < asset.source.length) asset.source = lean;
      }
    },
  };
}
