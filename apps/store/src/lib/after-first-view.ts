import type { AnyRouter } from '@tanstack/react-router';
import { declined } from './analytics';
import { currentPath } from './current-path';
import type { FoundRoute } from './measure-visit';
import type { RouterContext } from './router-context';
import { animateNavigation } from './animate-navigation';
import { focusNewPage } from './focus-new-page';

type StoreRouter = AnyRouter & { options: { context: RouterContext } };

/** What a visit has beyond its first view. `opened` is the route that it began with. */
export function afterFirstView(router: StoreRouter, opened: FoundRoute): void {
  animateNavigation(router);
  focusNewPage(router);
  if (declined()) return;
  import('./measure-visit')
    .then(({ measureVisit }) =>
      measureVisit(router.options.context, opened, () => router.getMatchedRoutes(currentPath())[2]),
    )
    // A failed measurement must not affect the visit (docs/spec/analytics.md#failures).
    .catch(() => undefined);
}
