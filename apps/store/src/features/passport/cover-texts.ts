import { formatDay } from '@aabha/messages/dates';
import { headlines, summaries } from '@aabha/messages/passport';
import type { ApiOutputs } from '../../lib/trpc';

type Shown = Pick<
  ApiOutputs['passports']['get']['passport'],
  'state' | 'days_left' | 'ends_on' | 'extended_ends_on'
>;

/** Returns how the warranty stands, in a few words. */
export function headlineOf({ state, days_left: days }: Shown): string {
  const headline = headlines[state];
  return typeof headline === 'string' ? headline : headline(days);
}

/** Returns what that means, in a sentence. */
export function summaryOf({ state, ends_on: endsOn, extended_ends_on: extendedEndsOn }: Shown): string {
  const summary = summaries[state];
  if (typeof summary === 'string') return summary;
  return summary(formatDay(state === 'extended' ? extendedEndsOn : endsOn));
}
