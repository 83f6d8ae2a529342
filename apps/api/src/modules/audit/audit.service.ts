import { isDeepStrictEqual } from 'node:util';
import type { ListAuditInput } from '@aabha/contracts/audit/audit.schema';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { actingKey } from '../../core/acting-key';
import { auditBatch } from '../../core/audit-batch';
import {
  auditActions,
  countAudit,
  countBatches,
  findEntryIds,
  insertEntries,
  selectAudit,
  selectEntriesOfIds,
  type AuditScope,
} from './audit.queries';
import { subjectsOf } from './audit.subjects.service';

/** Rows of one statement. */
const CHUNK = 1000;

export interface AuditChange {
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/** What the present call says of each of its entries. */
const circumstances = () => ({ apiKeyId: actingKey.getStore(), batchId: auditBatch.getStore() });

/** Records who of the staff changed what, in the transaction of the change (docs/spec/audit.md#entries). */
export async function writeAudit(tx: Tx, staffId: string, change: AuditChange): Promise<void> {
  await insertEntries(tx, [{ staffId, ...circumstances(), ...change }]);
}

/** Records many changes together, an entry each. */
export async function writeAudits(tx: Tx, staffId: string, changes: readonly AuditChange[]): Promise<void> {
  const present = circumstances();
  for (let from = 0; from < changes.length; from += CHUNK)
    await insertEntries(
      tx,
      changes.slice(from, from + CHUNK).map((change) => ({ staffId, ...present, ...change })),
    );
}

/**
 * Returns the requested fields that differ from the present ones, before and after; undefined when none does.
 */
export function changedFields<T extends object>(
  present: T,
  wanted: Partial<T>,
): { before: Partial<T>; after: Partial<T> } | undefined {
  const before: Partial<T> = {};
  const after: Partial<T> = {};
  for (const field of Object.keys(wanted) as (keyof T)[]) {
    if (wanted[field] === undefined) continue;
    if (isDeepStrictEqual(present[field], wanted[field])) continue;
    before[field] = present[field];
    after[field] = wanted[field];
  }
  return Object.keys(after).length === 0 ? undefined : { before, after };
}

/** Returns entries, each with the name of its subject and with its batch, where it was not written alone. */
async function withDetails<T extends Parameters<typeof subjectsOf>[1][number] & { batchId: string | null }>(
  db: DbOrTx,
  entries: readonly T[],
) {
  const batchIds = new Set(entries.flatMap(({ batchId }) => batchId ?? []));
  const [subjectOf, countOf] = await Promise.all([subjectsOf(db, entries), countBatches(db, [...batchIds])]);
  return entries.map((entry) => {
    const { batchId, ...rest } = entry;
    const size = (batchId !== null && countOf.get(batchId)) || 1;
    const batch = batchId !== null && size > 1 ? { _id: batchId, entries: size } : null;
    return { ...rest, subject: subjectOf(entry), batch };
  });
}

/** Returns which entries the filters of the list name. */
const scopeOf = ({ from, to, ...rest }: ListAuditInput['filters']): AuditScope => ({
  ...rest,
  since: from === undefined ? undefined : startOfIndiaDay(from).toISOString(),
  until: to === undefined ? undefined : endOfIndiaDay(to).toISOString(),
});

/**
 * Returns the audit log, newest first, each entry with the name of its subject. Days of the filter are days
 * in India, inclusive.
 */
export async function listAudit(ctx: SignedInContext, input: ListAuditInput) {
  const scope = scopeOf(input.filters);
  const [auditList, auditCount, actions] = await Promise.all([
    selectAudit(ctx.db, scope, input).then((entries) => withDetails(ctx.db, entries)),
    countAudit(ctx.db, scope),
    auditActions(ctx.db),
  ]);
  return { auditList, auditCount, actions };
}

/** Returns how an export reads the entries of these filters, newest first. */
export const auditSource = (filters: ListAuditInput['filters']) => ({
  findIds: (db: DbOrTx) => findEntryIds(db, scopeOf(filters)),
  readRows: async (db: DbOrTx, ids: readonly string[]) => withDetails(db, await selectEntriesOfIds(db, ids)),
});
