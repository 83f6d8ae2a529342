import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { DeviceClass, StoreRoute, WebVital } from '@aabha/contracts/analytics/web-vitals.names';
import type { ReportVitalsInput } from '@aabha/contracts/analytics/web-vitals.schema';
import { hasLeft } from './analytics';
import { deviceClass } from './device-class';
import type { RouterContext } from './router-context';

const COLLECTOR = '/api/v1/analytics/web-vitals';

/** A route of the router, or undefined for an unknown address. */
export type FoundRoute = { fullPath: string } | undefined;

interface Visit {
  route: StoreRoute;
  values: Partial<Record<WebVital, number>>;
}

const startVisit = (found: FoundRoute): Visit | undefined =>
  found && { route: found.fullPath.replace(/(.)\/$/, '$1') as StoreRoute, values: {} };

/** Milliseconds are whole; CLS has four decimals. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

function send(visit: Visit, device: DeviceClass): void {
  if (Object.keys(visit.values).length === 0) return;
  const body: ReportVitalsInput = { ...visit, device };
  navigator.sendBeacon(COLLECTOR, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/**
 * Measures visits and reports each once, under its first route, when its page is first hidden. A visit begins when the
 * page is opened, and again when the browser restores it from its back/forward cache. A report is not awaited, and a
 * failed one is ignored (docs/spec/analytics.md#failures).
 */
function observeVisits(opened: FoundRoute, currentRoute: () => FoundRoute): void {
  const device = deviceClass({
    shorterSidePx: Math.min(screen.width, screen.height),
    touch: matchMedia('(pointer: coarse)').matches,
  });
  let visit = startVisit(opened);
  const note = (metric: Metric) => {
    if (visit) visit.values[metric.name] = rounded(metric);
  };
  /* Before the listeners of web-vitals, which report the first values of a restored page immediately. */
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) visit = startVisit(currentRoute());
    },
    true,
  );
  /* Each change: interactions that still wait for an idle moment when the page is hidden come after the final report. */
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(note, { reportAllChanges: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !visit) return;
    send(visit, device);
    visit = undefined;
  });
}

/**
 * Measures this visit if it falls into the sample that the settings define. `opened` is the first route, `currentRoute`
 * the one that is shown. Unknown addresses are not measured, nor pages that were hidden, where browsers paint late.
 */
export async function measureVisit(
  { api }: Pick<RouterContext, 'api'>,
  opened: FoundRoute,
  currentRoute: () => FoundRoute,
): Promise<void> {
  const { webVitalsSample } = await api.settings.get.ensureData(undefined, { staleTime: Infinity });
  if (opened === undefined || hasLeft() || Math.random() >= webVitalsSample) return;
  observeVisits(opened, currentRoute);
}
