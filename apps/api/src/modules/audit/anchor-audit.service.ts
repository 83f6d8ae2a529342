import type { AuditAnchor, AuditChain } from '@aabha/contracts/audit/audit-chain.schema';
import { addDays } from '@aabha/contracts/reports/report-range';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { inTx, only } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import {
  countUnsealed,
  findAnchor,
  insertAnchor,
  selectLastAnchor,
  selectLastSeal,
  tryLockAnchor,
} from './audit-seals.queries';
import { verifyAudit } from './verify-audit.service';

type Row = NonNullable<Awaited<ReturnType<typeof findAnchor>>>;

const anchorOf = ({ day, serial, chainHash, findings, findingCount, createdAt }: Row): AuditAnchor => ({
  ...{ day, serial, findings },
  chain_hash: chainHash,
  finding_count: findingCount,
  created_at: createdAt,
});

/**
 * Checks the audit log after the end of each day in India, stores where its hash chain ended on that day as the anchor of
 * the day, and queues its mail and its line in the file. Returns whether it did. Of several processes one does it. A
 * shop without seals from before today has nothing to anchor.
 */
export async function anchorAudit(
  { workDb, ports, log }: Pick<AppDeps, 'workDb' | 'ports' | 'log'>,
  stopping?: AbortSignal,
): Promise<boolean> {
  const today = indiaDay(ports.clock.now());
  const day = addDays(today, -1);
  const before = startOfIndiaDay(today).toISOString();
  if ((await findAnchor(workDb, day)) || !(await selectLastSeal(workDb, before))) return false;
  return inTx(workDb, async (tx) => {
    if (!(await tryLockAnchor(tx)) || (await findAnchor(tx, day))) return false;
    const { serial, chainHash } = only([await selectLastSeal(tx, before)].flatMap((last) => last ?? []));
    const onProgress = () => stopping?.throwIfAborted();
    const { findings, findingCount } = await verifyAudit(tx, { onProgress });
    if (findingCount > 0) log.error({ findings: findingCount }, 'the audit log was changed');
    await insertAnchor(tx, { day, serial, chainHash, findings, findingCount });
    await enqueue(tx, 'mail.audit-anchor', { day });
    await enqueue(tx, 'audit.anchor-file', { day });
    return true;
  });
}

/** Returns the state of the hash chain, for the screen of the audit log. */
export async function getAuditChain({ db }: Pick<SignedInContext, 'db'>): Promise<AuditChain> {
  const [last, waiting, anchor] = await Promise.all([
    selectLastSeal(db),
    countUnsealed(db),
    selectLastAnchor(db),
  ]);
  return {
    sealed: last?.serial ?? 0,
    chain_hash: last?.chainHash ?? null,
    waiting,
    anchor: anchor ? anchorOf(anchor) : null,
  };
}
