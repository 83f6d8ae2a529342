import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'scripts', 'start.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
/* A Ctrl-C reaches the child by itself; a signal sent to this process alone has to be passed on. */
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));
