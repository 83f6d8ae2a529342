/**
 * Builds the client and the server of each language, one after the other: the folders of the others are inside of those of
 * English, which are emptied first.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../../../packages/contracts/src/language/language';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

for (const language of LANGUAGES)
  for (const ssr of [[], ['--ssr']]) {
    const mode = language === 'en' ? [] : ['--mode', language];
    const { status } = spawnSync(process.execPath, [vite, 'build', ...ssr, ...mode], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
