import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { expireRequests, hasExpiredRequests } from './refund-requests.queries';

/**
 * Ends the requests that nobody decided about in time, and mails who asked (docs/spec/refund-approvals.md#states). Returns
 * their number. Any number of processes may call it.
 */
export async function expireRefundRequests({ db, ports }: Pick<AppDeps, 'db' | 'ports'>): Promise<number> {
  const now = ports.clock.now().toISOString();
  if (!(await hasExpiredRequests(db, now))) return 0;
  return inTx(db, async (tx) => {
    const ids = await expireRequests(tx, now);
    for (const requestId of ids) await enqueue(tx, 'mail.refund-decided', { requestId });
    return ids.length;
  });
}
