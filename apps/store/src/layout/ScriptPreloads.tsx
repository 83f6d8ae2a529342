import { useRouteAssets } from '../lib/route-assets';

/** React moves a link into the head, unless it has a listener. */
const stayInPlace = () => undefined;

/**
 * Preloads the scripts of a page behind its entry script. In the head they would compete on a slow network
 * with the picture and the fonts, which are visible long before a script runs. Rendered on the server only;
 * hydration leaves such elements of the body in place.
 */
export function ScriptPreloads() {
  const scripts = useRouteAssets().flatMap((route) => route.scripts);
  return scripts.map((href) => (
    <link key={href} rel="modulepreload" href={href} fetchPriority="low" onLoad={stayInPlace} />
  ));
}
