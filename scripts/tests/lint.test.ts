import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { restrictions, routerOrder } from '../lint/restrictions.js';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { shop: { rules: { 'router-order': routerOrder } } },
      rules: {
        'no-restricted-syntax': [
          'error',
          ...restrictions('transport', 'environment', 'transaction', 'hundredths'),
        ],
        'shop/router-order': 'error',
      },
    },
  ] as unknown as ESLint.Options['overrideConfig'],
});

async function complaintsAbout(code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: 'probe.ts' });
  return result?.messages.length ?? -1;
}

describe('the code rules', () => {
  it.each([
    ['an error of the transport', `throw new TRPCError({ code: 'CONFLICT' });`],
    ['a look at the environment', `const port = process.env.PORT;`],
    ['a port inside a transaction', `await inTx(db, async (tx) => { await ctx.ports.mail.send(tx); });`],
    ['paise made rupees by hand', `const rupees = order.totalPaise / 100;`],
    ['a procedure out of order', `const r = { list: p.input(In).meta(m).output(Out).query(() => list()) };`],
    ['a procedure without an output', `const r = { list: p.meta(m).input(In).query(() => list()) };`],
  ])('refuse %s', async (_what, code) => {
    expect(await complaintsAbout(code)).toBeGreaterThan(0);
  });
  it.each([
    ['a configuration that is handed its environment', `const config = readConfig(process.env);`],
    [
      'an effect that is queued in a transaction',
      `await inTx(db, async (tx) => { await enqueue(tx, 'mail', {}); });`,
    ],
    ['a port beside a transaction', `await inTx(db, work); await ctx.ports.mail.send(letter);`],
    ['a procedure in order', `const r = { list: p.meta(m).input(In).output(Out).query(() => list()) };`],
  ])('let pass %s', async (_what, code) => {
    expect(await complaintsAbout(code)).toBe(0);
  });
});

describe('lint of the whole checkout', () => {
  const whole = new ESLint({ cwd: root });

  it.each([
    'apps/api/.cache/faults/main.js',
    'apps/store/dist/server/main.js',
    'benchmarks/reads/results/a.js',
  ])('leaves out %s, which git ignores', async (path) => expect(await whole.isPathIgnored(path)).toBe(true));
  it.each(['apps/api/src/app.ts', 'benchmarks/reads/bench.ts', 'scripts/install.mjs'])(
    'reads %s',
    async (path) => expect(await whole.isPathIgnored(path)).toBe(false),
  );
});
