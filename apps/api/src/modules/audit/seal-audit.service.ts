import type { Db } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { auditContentHash, FIRST_AUDIT_HASH, nextAuditHash } from './audit-hash';
import {
  countUnsealed,
  deleteUnsealed,
  insertAuditSeals,
  lockAuditSeals,
  selectLastSeal,
  selectSealable,
  selectSealedIds,
  selectUnsealed,
  type SealedFact,
} from './audit-seals.queries';

const BATCH = 500;

type Unsealed = Awaited<ReturnType<typeof selectUnsealed>>[number];

/** Returns without entries that are in the chain already: a restore and a migration name all there are. */
function withoutSealed(waiting: readonly Unsealed[], sealed: ReadonlySet<string>): Unsealed[] {
  const seen = new Set(sealed);
  return waiting.filter(({ kind, entryId }) => {
    if (kind !== 'entry') return true;
    if (seen.has(entryId)) return false;
    seen.add(entryId);
    return true;
  });
}

/** Seals the next ones that wait. Returns how many were taken. */
function sealBatch(db: Db): Promise<number> {
  return inTx(db, async (tx) => {
    await lockAuditSeals(tx);
    const waiting = await selectUnsealed(tx, BATCH);
    const entryIds = [...new Set(waiting.map(({ entryId }) => entryId))];
    const due = withoutSealed(waiting, await selectSealedIds(tx, entryIds));
    const entryOf = new Map((await selectSealable(tx, entryIds)).map((entry) => [entry.id, entry]));
    let { serial, chainHash } = (await selectLastSeal(tx)) ?? { serial: 0, chainHash: FIRST_AUDIT_HASH };
    const seals = due.flatMap(({ kind, entryId, erasureId }) => {
      const entry = entryOf.get(entryId);
      if (!entry) return [];
      const fact: SealedFact = { kind, entryId, erasureId, contentHash: auditContentHash(entry) };
      serial += 1;
      chainHash = nextAuditHash(chainHash, fact);
      return [{ serial, ...fact, chainHash }];
    });
    await insertAuditSeals(tx, seals);
    await deleteUnsealed(
      tx,
      waiting.map(({ id }) => id),
    );
    return waiting.length;
  });
}

/**
 * Adds entries of the audit log, and erasures within them, to the hash chain (docs/spec/audit.md#hash-chain). Returns
 * how many it took. Any number of processes may call it.
 */
export async function sealAudit(db: Db): Promise<number> {
  return (await countUnsealed(db)) > 0 ? sealBatch(db) : 0;
}
