import type { DeviceClass, StoreRoute, WebVital } from '@aabha/contracts/analytics/web-vitals.names';
import { VITAL_LIMITS, type VitalRating } from '@aabha/contracts/analytics/web-vitals.rules';
import type { VitalFigures } from '@aabha/contracts/analytics/web-vitals.schema';

export const VITAL_NAMES: Readonly<Record<WebVital, string>> = {
  LCP: 'Largest Contentful Paint',
  INP: 'Interaction to Next Paint',
  CLS: 'Cumulative Layout Shift',
  FCP: 'First Contentful Paint',
  TTFB: 'Time to First Byte',
};

export const RATING_NAMES: Readonly<Record<VitalRating, string>> = {
  good: 'Good',
  needs_work: 'Needs work',
  poor: 'Poor',
};

export const DEVICE_NAMES: Readonly<Record<DeviceClass, string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Computers',
};

/** Names of the routes whose pattern is not readable. */
const ROUTE_NAMES: Partial<Record<StoreRoute, string>> = {
  '/': 'Home',
  '/televisions': 'Televisions',
  '/television/$id': 'Television page',
  '/news-media': 'News',
  '/news-media/$id': 'News article',
  '/myorders': 'My orders',
  '/order-placed/$id': 'Order placed',
  '/signin': 'Log in',
  '/signup': 'Create an account',
};
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Returns the name of a page, derived from its address where it has none. */
export const routeName = (route: StoreRoute): string =>
  ROUTE_NAMES[route] ?? sentenceCase(route.slice(1).replaceAll('-', ' '));

/** Formats a value: 1,240 ms below ten seconds, 12.4 s from there; 0.032 for layout shift. */
export function formatVital(vital: WebVital, value: number): string {
  if (vital === 'CLS') return value.toFixed(3);
  return value < 10_000
    ? `${Math.round(value).toLocaleString('en-IN')} ms`
    : `${(value / 1000).toFixed(1)} s`;
}

/** Returns the thresholds of good and poor as text. */
export function limitsText(vital: WebVital): string {
  const { good, poor } = VITAL_LIMITS[vital];
  const text = (value: number) => (vital === 'CLS' ? String(value) : formatVital(vital, value));
  return `Good up to ${text(good)}, poor above ${text(poor)}`;
}

export const measuredBy = ({ good, needs_work, poor }: VitalFigures): number => good + needs_work + poor;

/** Returns whole percents that add up to 100; the largest absorbs the rounding. */
export function sharesOf(figures: VitalFigures): Record<VitalRating, number> {
  const all = Math.max(1, measuredBy(figures));
  const percent = (part: number) => Math.round((part / all) * 100);
  const shares = {
    good: percent(figures.good),
    needs_work: percent(figures.needs_work),
    poor: percent(figures.poor),
  };
  const largest = (Object.keys(shares) as VitalRating[]).reduce((a, b) => (figures[b] > figures[a] ? b : a));
  shares[largest] += 100 - (shares.good + shares.needs_work + shares.poor);
  return shares;
}
