import type { StoreRoute } from '@aabha/contracts/analytics/web-vitals.names';
import type { ReportVitalsInput } from '@aabha/contracts/analytics/web-vitals.schema';
import { hasLeft } from './analytics';
import type { RouterContext } from './router-context';
import { deviceClass, layoutShift, slowestInteraction, type Shift } from './visit-values';

const COLLECTOR = '/api/v1/analytics/web-vitals';
/** The shortest event duration that browsers report. */
const NOTED_FROM_MS = 40;

/** Performance entry properties that TypeScript's DOM types lack. */
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface InteractionEntry extends PerformanceEntry {
  interactionId?: number;
}
type Watch = { type: string; buffered: true; durationThreshold?: number };

/**
 * Passes every entry of a type since the page was opened to `note`. Returns a function that flushes pending
 * entries and disconnects.
 */
function watch<E extends PerformanceEntry>(how: Watch, note: (entry: E) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(how.type)) return () => undefined;
  const noteAll = (entries: PerformanceEntry[]) => entries.forEach((entry) => note(entry as E));
  const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
  observer.observe(how);
  return () => {
    noteAll(observer.takeRecords());
    observer.disconnect();
  };
}

/**
 * Starts observing the page's performance. Returns a function that stops and returns the metrics; what the
 * browser cannot measure is absent.
 */
function startMeasuring(): () => ReportVitalsInput['values'] {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  /* A prerendered page starts when it is activated. */
  const beganMs = (opened as { activationStart?: number } | undefined)?.activationStart ?? 0;
  const since = (ms: number) => Math.max(0, Math.round(ms - beganMs));
  let firstPaintMs: number | undefined;
  let largestPaintMs: number | undefined;
  const shifts: Shift[] = [];
  const slowestById = new Map<number, number>();
  const interaction = ({ interactionId, duration }: InteractionEntry) => {
    if (interactionId)
      slowestById.set(interactionId, Math.max(duration, slowestById.get(interactionId) ?? 0));
  };
  const measured = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  const stops = [
    watch({ type: 'paint', buffered: true }, ({ name, startTime }) => {
      if (name === 'first-contentful-paint') firstPaintMs = since(startTime);
    }),
    watch({ type: 'largest-contentful-paint', buffered: true }, ({ startTime }) => {
      largestPaintMs = since(startTime);
    }),
    watch<ShiftEntry>({ type: 'layout-shift', buffered: true }, ({ hadRecentInput, value, startTime }) => {
      if (!hadRecentInput) shifts.push({ value, startTime });
    }),
    watch<InteractionEntry>({ type: 'event', buffered: true, durationThreshold: NOTED_FROM_MS }, interaction),
    watch<InteractionEntry>({ type: 'first-input', buffered: true }, interaction),
  ];
  return () => {
    for (const stop of stops) stop();
    const { interactionCount = 0 } = performance as { interactionCount?: number };
    const values = {
      LCP: largestPaintMs,
      INP: slowestInteraction([...slowestById.values()], interactionCount),
      CLS: measured ? Math.round(layoutShift(shifts) * 10_000) / 10_000 : undefined,
      FCP: firstPaintMs,
      TTFB: opened && since(opened.responseStart),
    };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  };
}

/**
 * Measures one visit from the opening of its page until it is first hidden, and reports it once under its
 * first route. The report is not awaited, and a failed one is ignored (docs/spec/analytics.md#failures).
 */
function measureVisit(route: StoreRoute): void {
  const finish = startMeasuring();
  const device = deviceClass({
    shorterSidePx: Math.min(screen.width, screen.height),
    touch: matchMedia('(pointer: coarse)').matches,
  });
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const body: ReportVitalsInput = { route, device, values: finish() };
    navigator.sendBeacon(COLLECTOR, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', report);
}

/**
 * Measures this visit if it falls into the sample that the settings define. `opened` is the first route.
 * Unknown addresses are not measured, nor pages that were hidden, where browsers paint late.
 */
export async function measureSome(
  { api }: Pick<RouterContext, 'api'>,
  opened: { fullPath: string } | undefined,
): Promise<void> {
  const { webVitalsSample } = await api.settings.get.ensureData(undefined, { staleTime: Infinity });
  if (opened === undefined || hasLeft() || Math.random() >= webVitalsSample) return;
  measureVisit(opened.fullPath.replace(/(.)\/$/, '$1') as StoreRoute);
}
