import type { AnyRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { routeTree } from '../routeTree.gen';

const allRoutes = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values<AnyRoute>(route.children ?? {}).flatMap(allRoutes),
];

/*
 * The storefront renders a page once for all its addresses that differ only in parameters that it does not know. A
 * browser whose loader depends on one of those loads the page again while it hydrates, and React discards what is shown.
 */
it('no loader depends on a parameter that its page does not know, such as that of a campaign', () => {
  const withDeps = allRoutes(routeTree).filter(({ options }) => options.loaderDeps);
  expect(withDeps.length).toBeGreaterThan(8);
  for (const { id, options } of withDeps) {
    const depsOf = (search: object) => JSON.stringify(options.loaderDeps?.({ search }));
    expect(depsOf({ utm_source: 'news', token: 'x' }), id).toBe(depsOf({}));
  }
});
