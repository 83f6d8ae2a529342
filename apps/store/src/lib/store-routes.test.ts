import { expect, it } from 'vitest';
import { STORE_ROUTES } from '@aabha/contracts/analytics/web-vitals.names';
import { readFileSync } from 'node:fs';

it('the routes that visits may report are the routes of the storefront', () => {
  const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
  const [, byPath = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  const paths = [...byPath.matchAll(/'([^']+)': typeof/g)].map(([, path = '']) =>
    path.replace(/(.)\/$/, '$1'),
  );
  expect([...STORE_ROUTES].toSorted()).toEqual(paths.toSorted());
});
