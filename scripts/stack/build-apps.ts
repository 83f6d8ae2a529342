import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Builds the three apps through Nx, which takes from its cache what did not change. Throws with the output of a failure. */
export function buildApps(root: string): Promise<void> {
  return runNx(root, ['run-many', '-t', 'build', '--output-style=stream']);
}

function runNx(root: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
      cwd: root,
      /* Vite builds React for development where NODE_ENV says so, and Nx would keep that build. */
      env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`\n${said.trim().slice(-4000)}`)),
    );
  });
}
