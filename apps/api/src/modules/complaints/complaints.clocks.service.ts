import { randomBytes } from 'node:crypto';
import { complaintClocks } from '@aabha/contracts/complaints/complaint-clocks.rules';
import type { COMPLAINT_BREACHES } from '@aabha/contracts/complaints/complaints.schema';
import type { Db, DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { countComplaints } from './complaints.queries';
import { countByMonth, lockWithoutClocks, setClocks } from './complaints.clocks.queries';

/** Complaints of one transaction. */
const BATCH = 200;
const KEY_BYTES = 24;

/** Returns a new key for the link of a complaint in mails: 192 random bits. */
export const newLinkKey = () => randomBytes(KEY_BYTES).toString('base64url');

/**
 * Sets the clocks of complaints that have none: of those from before the clocks, and of those that a process of the previous
 * release wrote during an upgrade. Whether a complaint older than 48 hours was acknowledged in time is not known, so it gets no
 * clock for that. Returns how many it set.
 */
export function setMissingClocks(db: Db, now: Date): Promise<number> {
  return inTx(db, async (tx) => {
    const found = await lockWithoutClocks(tx, BATCH);
    for (const { id, createdAt } of found) {
      const { ackDueAt, dueAt } = complaintClocks(new Date(createdAt));
      await setClocks(tx, {
        id,
        ackDueAt: ackDueAt > now ? ackDueAt.toISOString() : null,
        dueAt: dueAt.toISOString(),
        linkKey: newLinkKey(),
      });
    }
    return found.length;
  });
}

/** Returns how many complaints a list of breaches has, for the dashboard. */
export const countBreaches = (db: DbOrTx, breach: (typeof COMPLAINT_BREACHES)[number], now: Date) =>
  countComplaints(db, { filters: { breach }, now });

/** Returns the counts of complaints on the grievance page (docs/spec/complaints.md#monthly-counts). */
export async function monthlyCounts(ctx: RequestContext) {
  return { months: await countByMonth(ctx.db) };
}
