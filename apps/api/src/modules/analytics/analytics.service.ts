import type { CollectInput } from '@aabha/contracts/analytics/analytics.schema';
import type { RequestContext } from '../../context/context';
import { insertEvents } from './analytics.queries';

/**
 * Counts events that pages report. No personal data is stored: no address, no cookie, no user
 * (docs/spec/analytics.md#events).
 */
export async function collect(ctx: RequestContext, input: CollectInput) {
  await ctx.limits.takeForAddress('analytics', ctx.address);
  await insertEvents(ctx.db, input.events);
  return { message: 'Counted.' };
}
