import type { CollectInput } from '@aabha/contracts/analytics/analytics.schema';
import { analyticsEvents } from '@aabha/db/schema/analytics';
import type { RequestContext } from '../../context/context';

/**
 * Counts events that pages report. No personal data is stored: no address, no cookie, no user
 * (docs/spec/analytics.md#events).
 */
export async function collect(ctx: RequestContext, input: CollectInput) {
  await ctx.limits.takeForAddress('analytics', ctx.address);
  await ctx.db.insert(analyticsEvents).values(input.events);
  return { message: 'Counted.' };
}
