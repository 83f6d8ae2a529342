import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../install.mjs';

const rules = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: object[];
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aabha-boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the rules that a small tree of files breaks; a file is given by the relative imports it makes. */
async function brokenBy(files: Record<string, readonly string[]>): Promise<string[]> {
  for (const [path, imports] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const lines = imports.map((target, index) => `import { x as x${index} } from '${target}';`);
    const uses = imports.map((_, index) => `x${index}`).join(', ');
    writeFileSync(file, `${lines.join('\n')}\nexport const x = [${uses}];\n`);
  }
  const { output } = await cruise(['.'], {
    baseDir: folder,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  } as Parameters<typeof cruise>[1]);
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map(({ rule }) => rule.name))].filter((name) => name !== 'no-orphans').sort();
}

const up = (levels: number, path: string) => `${'../'.repeat(levels)}${path}`;

describe('the dependency rule', () => {
  it('lets the usual directions pass', async () => {
    expect(
      await brokenBy({
        'apps/store/src/routes/cart.tsx': ['../features/cart/CartPage', '../layout/Shell'],
        'apps/store/src/features/cart/CartPage.tsx': ['../../lib/trpc'],
        'apps/store/src/layout/Shell.tsx': [],
        'apps/store/src/lib/trpc.ts': [],
        'apps/api/src/modules/cart/cart.service.ts': ['./cart.queries', '../products/products.service'],
        'apps/api/src/modules/cart/cart.queries.ts': [],
        'apps/api/src/modules/products/products.service.ts': [],
      }),
    ).toEqual([]);
  });
  it.each<[name: string, files: Record<string, readonly string[]>]>([
    [
      'contracts-are-a-leaf',
      {
        'packages/contracts/src/money/money.ts': [up(3, 'db/src/client')],
        'packages/db/src/client.ts': [],
      },
    ],
    [
      'db-knows-contracts',
      { 'packages/db/src/client.ts': [up(3, 'apps/api/src/core/config')], 'apps/api/src/core/config.ts': [] },
    ],
    [
      'no-feature-in-a-feature',
      {
        'apps/store/src/features/cart/Cart.tsx': ['../orders/Order'],
        'apps/store/src/features/orders/Order.tsx': [],
      },
    ],
    [
      'features-know-lib',
      {
        'apps/store/src/features/cart/Cart.tsx': ['../../layout/Shell'],
        'apps/store/src/layout/Shell.tsx': [],
      },
    ],
    [
      'lib-knows-contracts',
      {
        'apps/store/src/lib/trpc.ts': ['../features/cart/Cart'],
        'apps/store/src/features/cart/Cart.tsx': [],
      },
    ],
    [
      'modules-meet-in-services',
      {
        'apps/api/src/modules/cart/cart.service.ts': ['../products/products.queries'],
        'apps/api/src/modules/products/products.queries.ts': [],
      },
    ],
    ['sql-in-queries', { 'apps/api/src/modules/cart/cart.service.ts': ['drizzle-orm'] }],
    [
      'tables-in-queries',
      {
        'apps/api/src/modules/cart/cart.service.ts': [up(5, 'packages/db/src/schema/cart')],
        'packages/db/src/schema/cart.ts': [],
      },
    ],
    [
      'queries-decide-nothing',
      {
        'apps/api/src/modules/cart/cart.queries.ts': ['./cart.service'],
        'apps/api/src/modules/cart/cart.service.ts': [],
      },
    ],
    [
      'routers-call-services',
      {
        'apps/api/src/modules/cart/cart.router.ts': ['./cart.queries'],
        'apps/api/src/modules/cart/cart.queries.ts': [],
      },
    ],
    [
      'services-know-no-router',
      {
        'apps/api/src/modules/cart/cart.service.ts': ['../router'],
        'apps/api/src/modules/router.ts': [],
      },
    ],
    [
      'embedded-is-no-product',
      {
        'apps/api/src/main.ts': [up(3, 'packages/embedded/src/inbox')],
        'packages/embedded/src/inbox.ts': [],
      },
    ],
    [
      'nothing-uses-the-tools',
      { 'packages/ui/src/tokens.ts': [up(3, 'scripts/start')], 'scripts/start.ts': [] },
    ],
    [
      'api-as-types-only',
      {
        'apps/store/src/lib/trpc.ts': [up(3, 'api/src/modules/router')],
        'apps/api/src/modules/router.ts': [],
      },
    ],
    [
      'test-parts-stay-in-tests',
      { 'apps/api/src/app.ts': ['./testing/test-shop'], 'apps/api/src/testing/test-shop.ts': [] },
    ],
    [
      'resources-share-fields-only',
      {
        'apps/admin/src/resources/orders/OrderList.tsx': ['../invoices/InvoiceList'],
        'apps/admin/src/resources/invoices/InvoiceList.tsx': [],
      },
    ],
    [
      'resources-are-declared-once',
      {
        'apps/admin/src/components/SideMenu.tsx': ['../resources/resources'],
        'apps/admin/src/resources/resources.ts': [],
      },
    ],
    ['no-cycles', { 'scripts/a.ts': ['./b'], 'scripts/b.ts': ['./a'] }],
    ['resolvable', { 'scripts/a.ts': ['./not-there'] }],
  ])('%s bites', async (name, files) => {
    expect(await brokenBy(files)).toContain(name);
  });
});
