import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { stripSchemaDocs } from './strip-schema-docs';

const CONTRACTS = fileURLToPath(new URL('../../contracts/src/', import.meta.url));

/** Returns the bundle of a module of the contracts, without its dependencies. */
async function bundled(file: string, plugins: ReturnType<typeof stripSchemaDocs>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(CONTRACTS, file), formats: ['es'] },
      rolldownOptions: { external: ['zod'] },
    },
  });
  const [{ output }] = result as { output: { code: string }[] }[] as [{ output: [{ code: string }] }];
  return output[0].code;
}

describe('a build', () => {
  it('has the documentation of schemas unless it is stripped, and the same schemas', async () => {
    const [whole, stripped] = await Promise.all([
      bundled('checkout/checkout.schema.ts', []),
      bundled('checkout/checkout.schema.ts', [stripSchemaDocs()]),
    ]);
    expect(whole).toContain('Accepted and ignored');
    expect(whole).toContain('order_Nf3kQ1b7sWc2Yt');
    expect(stripped).not.toMatch(
      /\.meta\(|description: ['"`]|Accepted and ignored|order_Nf3|caller’s profile/,
    );
    for (const text of ['A signature is required.', 'strictObject', 'checkoutUrl', 'expiresAt'])
      expect(stripped).toContain(text);
  });

  it('keeps what else is called on a documented schema', async () => {
    const stripped = await bundled('wire/form.schema.ts', [stripSchemaDocs()]);
    expect(stripped).toContain('Please choose a PNG or JPEG picture.');
    expect(stripped).not.toContain('.meta(');
  });
});
