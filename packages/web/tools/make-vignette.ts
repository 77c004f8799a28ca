// npx tsx packages/web/tools/make-vignette.ts: measures the picture on the start page.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawingModule } from './vignette/drawing.ts';

writeFileSync(fileURLToPath(new URL('../src/vignette/generated/drawing.ts', import.meta.url)), drawingModule());
