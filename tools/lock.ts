// npm run lock: after a change of dependencies npm install has written package-lock.json; this makes it complete.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, missingFrom, type LockFile } from './lock-file.ts';
import { ROOT } from './root.ts';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const added = Object.keys(missingFrom(lock)).length;
writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(`package-lock.json is complete; ${added} builds for other platforms were added by name.`);
