import { isDeepStrictEqual } from 'node:util';
import type { AuditBatch, ListAuditInput } from '@aabha/contracts/audit/audit.schema';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { actingKey } from '../../core/acting-key';
import { auditBatch } from '../../core/audit-batch';
import {
  auditActions,
  countAudit,
  findEntryIds,
  insertEntries,
  selectAudit,
  selectEntriesOfIds,
  type AuditScope,
} from './audit.queries';
import { countAuditRows, selectAuditRows, selectBatches } from './audit-rows.queries';
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

/** Returns batches by their ids, without those of a single entry. */
async function batchesOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, AuditBatch>> {
  const found = new Map<string, AuditBatch>();
  if (ids.length === 0) return found;
  for (const { batchId, firstAt, ...kind } of await selectBatches(db, ids)) {
    const batch = found.get(batchId) ?? { _id: batchId, entries: 0, first_at: firstAt, kinds: [] };
    batch.entries += kind.entries;
    batch.kinds.push(kind);
    if (firstAt < batch.first_at) batch.first_at = firstAt;
    found.set(batchId, batch);
  }
  for (const [id, { entries }] of found) if (entries === 1) found.delete(id);
  return found;
}

/** Returns entries, each with the name of its subject and with its batch, where it was not written alone. */
async function withDetails<T extends Parameters<typeof subjectsOf>[1][number] & { batchId: string | null }>(
  db: DbOrTx,
  entries: readonly T[],
) {
  const batchIds = new Set(entries.flatMap(({ batchId }) => batchId ?? []));
  const [subjectOf, found] = await Promise.all([subjectsOf(db, entries), batchesOf(db, [...batchIds])]);
  return entries.map((entry) => {
    const { batchId, ...rest } = entry;
    const batch = (batchId !== null && found.get(batchId)) || null;
    return { ...rest, subject: subjectOf(entry), batch };
  });
}

/** Returns which entries the filters of the list name. */
const scopeOf = ({ from, to, grouped: _grouped, ...rest }: ListAuditInput['filters']): AuditScope => ({
  ...rest,
  since: from === undefined ? undefined : startOfIndiaDay(from).toISOString(),
  until: to === undefined ? undefined : endOfIndiaDay(to).toISOString(),
});

/** Returns whether the list has one row for each batch: not that of one batch, nor that of what was done to one record. */
const isGrouped = ({ grouped, batchId, entityId }: ListAuditInput['filters']): boolean =>
  grouped === true && batchId === undefined && entityId === undefined;

/**
 * Returns the audit log, newest first, each entry with the name of its subject. Days of the filter are days
 * in India, inclusive.
 */
export async function listAudit(ctx: SignedInContext, input: ListAuditInput) {
  const scope = scopeOf(input.filters);
  const [select, countAll] = isGrouped(input.filters)
    ? [selectAuditRows, countAuditRows]
    : [selectAudit, countAudit];
  const [auditList, auditCount, actions] = await Promise.all([
    select(ctx.db, scope, input).then((entries) => withDetails(ctx.db, entries)),
    countAll(ctx.db, scope),
    auditActions(ctx.db),
  ]);
  return { auditList, auditCount, actions };
}

/** Returns how an export reads the entries of these filters, newest first. */
export const auditSource = (filters: ListAuditInput['filters']) => ({
  findIds: (db: DbOrTx) => findEntryIds(db, scopeOf(filters)),
  readRows: async (db: DbOrTx, ids: readonly string[]) => withDetails(db, await selectEntriesOfIds(db, ids)),
});
