import { ensureInstalled, runScript } from './install.mjs';

ensureInstalled();
runScript('test.ts', process.argv.slice(2));
