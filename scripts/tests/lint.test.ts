import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../install.mjs';

interface Diagnostic {
  code: string;
  filename: string;
}

const oxlint = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...args], {
    cwd,
    encoding: 'utf8',
  });

/** Code in which the rule of that name finds something. */
const REFUSED: readonly [rule: string, path: string, code: string][] = [
  [
    'shop(no-transport-error)',
    'apps/api/src/modules/carts/error.ts',
    `throw new TRPCError({ code: 'CONFLICT' });`,
  ],
  ['shop(no-environment)', 'apps/api/src/port.ts', `export const port = process.env.PORT;`],
  [
    'shop(no-port-in-transaction)',
    'apps/api/src/modules/carts/port.ts',
    `await inTx(db, async (tx) => { await ctx.ports.mail.send(tx); });`,
  ],
  [
    'shop(no-hundredths)',
    'apps/admin/src/rupees.ts',
    `export const rupees = (order: { totalPaise: number }) => order.totalPaise / 100;`,
  ],
  [
    'shop(router-order)',
    'apps/api/src/order.router.ts',
    `export const r = { list: p.input(In).meta(m).output(Out).query(() => list()) };`,
  ],
  [
    'shop(router-order)',
    'apps/api/src/output.router.ts',
    `export const r = { list: p.meta(m).input(In).query(() => list()) };`,
  ],
  [
    'typescript(no-floating-promises)',
    'packages/db/src/floating.ts',
    `const load = async () => 1;\nexport function start() { load(); }`,
  ],
  [
    'typescript(no-misused-promises)',
    'scripts/misused.ts',
    `const load = async () => true;\nexport const n = load() ? 1 : 2;`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'packages/db/src/switch.ts',
    `export function n(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }`,
  ],
  ['typescript(only-throw-error)', 'apps/api/src/thrown.ts', `export function f() { throw 'words'; }`],
  ['typescript(no-explicit-any)', 'e2e/any.ts', `export const f = (x: any) => x;`],
  ['eslint(no-console)', 'apps/api/src/log.ts', `console.log('words');`],
  ['eslint(no-restricted-imports)', 'apps/admin/src/pager.ts', `export { Pagination } from 'react-admin';`],
  [
    'react-hooks(rules-of-hooks)',
    'apps/store/src/hook.tsx',
    `import { useState } from 'react';\nexport function Box({ on }: { on: boolean }) { if (on) useState(1); return null; }`,
  ],
  ['eslint(max-lines)', 'apps/store/src/long.ts', 'export {};\n' + 'void 0;\n'.repeat(251)],
  [
    'eslint(max-lines-per-function)',
    'apps/api/src/long-function.ts',
    `export function f() {\n${'void 0;\n'.repeat(51)}}`,
  ],
];

const PERMITTED: readonly [what: string, path: string, code: string][] = [
  [
    'a configuration that is handed its environment',
    'apps/api/src/start.ts',
    `export const config = readConfig(process.env);`,
  ],
  ['a configuration that reads its environment', 'apps/api/src/config.ts', `export const x = process.env.X;`],
  [
    'an effect that is queued in a transaction',
    'apps/api/src/effect.ts',
    `await inTx(db, async (tx) => { await enqueue(tx, 'mail', {}); });`,
  ],
  [
    'a port beside a transaction',
    'apps/api/src/beside.ts',
    `await inTx(db, work); await ctx.ports.mail.send(letter);`,
  ],
  [
    'a procedure in order',
    'apps/api/src/good.router.ts',
    `export const r = { list: p.meta(m).input(In).output(Out).query(() => list()) };`,
  ],
  ['an error of the transport in trpc', 'apps/api/src/trpc/error.ts', `throw new TRPCError({ code: 'X' });`],
];

describe('the code rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-lint-'));
  let found: Diagnostic[] = [];
  const rulesFor = (path: string) =>
    found.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => code);

  beforeAll(() => {
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      config.replace('"./scripts/lint/', `"${root}/scripts/lint/`),
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      `{"compilerOptions":{"strict":true,"jsx":"react-jsx","noEmit":true,"types":[]}}`,
    );
    for (const [, path, code] of [...REFUSED, ...PERMITTED]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    const { stdout } = oxlint(folder, '--format=json', '.');
    found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(REFUSED)('%s refuses %s', (rule, path) => expect(rulesFor(path)).toContain(rule));
  it.each(PERMITTED)('let pass %s', (_what, path) => expect(rulesFor(path)).toEqual([]));
});

describe('lint of the whole checkout', () => {
  it('reads sources and leaves out what git ignores', () => {
    const { stdout } = oxlint(root, '--debug=files', '.');
    const files = stdout.split('\n');
    expect(files.some((file) => file.endsWith('apps/api/src/app.ts'))).toBe(true);
    expect(files.some((file) => file.endsWith('benchmarks/reads/bench.ts'))).toBe(true);
    expect(files.filter((file) => /(^|\/)(dist|\.cache|node_modules|results)\//.test(file))).toEqual([]);
  });
});
