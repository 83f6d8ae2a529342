import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian. Returns whether that was possible: not without apt or as another user than root. */
export function aptInstall(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) =>
    spawnSync(
      '/usr/bin/env',
      ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'Acquire::Retries=3', ...args],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    ).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
