import { missingText } from '@aabha/contracts/products/publication.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { staffToNotify } from '../prices/prices.service';
import { findScheduler, selectDueDrafts, setPublication } from './publication.queries';
import { lockStaffProducts, type StaffProductRow } from './products.staff.queries';

type Deps = Pick<AppDeps, 'db' | 'ports' | 'log'>;

/** Publishes a due draft; one that lacks something stays a draft, and staff are told. */
async function carryOut(tx: Tx, row: StaffProductRow): Promise<void> {
  const { _id: id, publish_at: publishAt } = row;
  const missing = missingText(row);
  const isReady = missing === '';
  const scheduler = await findScheduler(tx, id);
  await setPublication(tx, id, { isDraft: !isReady, publishAt: null });
  if (scheduler)
    await writeAudit(tx, scheduler, {
      action: isReady ? 'product.publish' : 'product.publish-failed',
      ...{ entity: 'product', entityId: id },
      before: { state: 'scheduled', publish_at: publishAt },
      after: { state: isReady ? 'published' : 'draft', publish_at: null },
    });
  if (isReady) return;
  for (const userId of await staffToNotify(tx, scheduler))
    await enqueue(tx, 'mail.publish-failed', { userId, productId: id, missing });
}

/**
 * Publishes the scheduled drafts whose time has come (docs/spec/products.md#drafts). Returns their number. Any number of
 * processes may call it: whoever locks a television second finds it done. One that fails is logged and tried again.
 */
export async function runPublications(deps: Deps): Promise<number> {
  const now = deps.ports.clock.now().toISOString();
  const due = await selectDueDrafts(deps.db, now);
  for (const { id } of due)
    await inTx(deps.db, async (tx) => {
      const [row] = await lockStaffProducts(tx, [id]);
      if (row?.publish_at && row.publish_at <= now) await carryOut(tx, row);
    }).catch((error: unknown) =>
      deps.log.error({ err: error, product: id }, 'scheduled publication failed, will be tried again'),
    );
  return due.length;
}
