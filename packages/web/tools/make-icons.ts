// npx tsx packages/web/tools/make-icons.ts: draws the icons that the screens and the cards name.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconModules } from './icon-modules.ts';

for (const [file, text] of Object.entries(iconModules())) {
  writeFileSync(fileURLToPath(new URL(`../src/icons/generated/${file}`, import.meta.url)), text);
}
