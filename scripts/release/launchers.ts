import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Launched {
  /** The module to run, from the root of the release. */
  module: string;
  /** Settings that make the process what its name says. */
  env?: Record<string, string>;
}

/** The programs of a release by the name of their launcher: `node bin/api.mjs`. */
export const LAUNCHED: Readonly<Record<string, Launched>> = {
  api: { module: 'apps/api/dist/main.js', env: { API_ROLE: 'web' } },
  worker: { module: 'apps/api/dist/main.js', env: { API_ROLE: 'worker' } },
  store: { module: 'apps/store/dist/server/main.js' },
  admin: { module: 'apps/admin/dist/server/main.js' },
  migrate: { module: 'apps/api/dist/commands/db-migrate.js' },
  roles: { module: 'apps/api/dist/commands/db-roles.js' },
  'pin-codes': { module: 'apps/api/dist/commands/db-pin-codes.js' },
  backup: { module: 'apps/api/dist/commands/db-backup.js' },
  restore: { module: 'apps/api/dist/commands/db-restore.js' },
  'restore-drill': { module: 'apps/api/dist/commands/db-restore-drill.js' },
  'media-copy': { module: 'apps/api/dist/commands/media-copy.js' },
  'verify-books': { module: 'apps/api/dist/commands/books-verify.js' },
  'verify-audit': { module: 'apps/api/dist/commands/audit-verify.js' },
  'verify-ledger': { module: 'apps/api/dist/commands/ledger-verify.js' },
  reconcile: { module: 'apps/api/dist/commands/reconcile.js' },
  'create-admin': { module: 'apps/api/dist/commands/admin-create.js' },
  'reset-admin': { module: 'apps/api/dist/commands/admin-reset.js' },
};

function launcherText({ module, env = {} }: Launched): string {
  const settings = Object.entries(env).map(([name, value]) => `process.env.${name} = '${value}';`);
  return [
    '#!/usr/bin/env node',
    "process.env.NODE_ENV ??= 'production';",
    ...settings,
    'process.setSourceMapsEnabled(true);',
    `await import('../${module}');`,
    '',
  ].join('\n');
}

/** Writes one launcher for each program, and the health check of containers, into `bin` of a release. */
export function writeLaunchers(root: string, release: string): void {
  const bin = join(release, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, launched] of Object.entries(LAUNCHED)) {
    const file = join(bin, `${name}.mjs`);
    writeFileSync(file, launcherText(launched));
    chmodSync(file, 0o755);
  }
  copyFileSync(join(root, 'scripts/release/health.mjs'), join(bin, 'health.mjs'));
}
