import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Commands of an operator that a release has; those for development and demo data stay in the checkout. */
const COMMANDS = [
  ...['db-migrate', 'db-roles', 'db-pin-codes', 'db-backup', 'db-restore', 'db-restore-drill'],
  ...[
    'books-verify',
    'audit-verify',
    'ledger-verify',
    'media-copy',
    'reconcile',
    'admin-create',
    'admin-reset',
  ],
];

/**
 * Bundles the operator's commands, which run from TypeScript in a checkout, as plain JavaScript into `outDir`. The patched
 * PostgreSQL driver is part of the bundle, as in the API's (docs/decisions/009-patched-driver.md).
 */
export async function bundleCommands(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: ['postgres', /^@aabha\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: COMMANDS.map((name) => join(root, 'scripts', `${name}.ts`)),
        /* One flat folder: modules find the fonts and the PIN codes beside themselves. */
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  cpSync(join(root, 'packages/db/src/reference/pin-codes.txt'), join(outDir, 'pin-codes.txt'));
  cpSync(join(root, 'apps/api/src/ports/pdf/fonts'), join(outDir, 'fonts'), { recursive: true });
}
