import { createContext, use } from 'react';
import { useMatches } from '@tanstack/react-router';

interface InlinedStyle {
  href: string;
  css: string;
}

/** What the build made of a route. */
export interface RouteAssets {
  styles: readonly InlinedStyle[];
  /** Addresses of the scripts. */
  scripts: readonly string[];
}

export type AssetsByRouteId = ReadonlyMap<string, RouteAssets>;

/** Assets of all routes; set on the server only, since browsers have loaded those of their page. */
export const RouteAssetsContext = createContext<AssetsByRouteId>(new Map());

/** Returns the assets of the page's routes, up to the first that the server does not render. */
export function useRouteAssets(): RouteAssets[] {
  const assets = use(RouteAssetsContext);
  const routeIds = useMatches({
    select: (matches) => {
      const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
      return matches.slice(0, last < 0 ? undefined : last + 1).map(({ routeId }) => routeId);
    },
  });
  return routeIds.flatMap((id) => assets.get(id) ?? []);
}
