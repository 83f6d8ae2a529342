import { spawn } from 'node:child_process';

export interface Finished {
  ok: boolean;
  output: string;
}

/** Runs a program of node_modules and keeps what it says. Never throws: a program that cannot start has failed. */
export function runNode(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}
