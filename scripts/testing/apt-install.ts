import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

function aptGet(...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(
      '/usr/bin/env',
      ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'Acquire::Retries=3', ...args],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Installs packages of Debian. Resolves with whether that was possible: not without apt or as another user than root. */
export async function aptInstall(packages: readonly string[]): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  return (await aptGet('update')) && aptGet('install', '-y', '--no-install-recommends', ...packages);
}
