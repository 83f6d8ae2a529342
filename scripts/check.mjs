import { ensureInstalled, runScript } from './install.mjs';

ensureInstalled();
runScript('check.ts', process.argv.slice(2));
