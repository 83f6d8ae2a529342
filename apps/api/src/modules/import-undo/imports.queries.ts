import { and, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListImportsInput } from '@aabha/contracts/imports/imports.schema';
import type { ImportSubject } from '@aabha/contracts/imports/imports.values';
import type { ImportedRow } from '@aabha/contracts/imports/plan-undo';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { importRows, imports } from '@aabha/db/schema/imports';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

const undoers = alias(users, 'undoers');

const columns = {
  _id: imports.id,
  subject: imports.subject,
  fileName: imports.fileName,
  createCount: imports.createCount,
  updateCount: imports.updateCount,
  importedBy: { _id: users.id, name: users.name },
  created_at: imports.createdAt,
  undone_at: imports.undoneAt,
  undoneBy: { _id: undoers.id, name: undoers.name },
  restoredCount: imports.restoredCount,
  removedCount: imports.removedCount,
  keptCount: imports.keptCount,
};

/** Which imports are listed. */
interface ImportScope {
  /** What the reader may import. */
  subjects: readonly ImportSubject[];
  since: string;
}

function matching(
  { subject, state, ...days }: ListImportsInput['filters'],
  { subjects, since }: ImportScope,
): SQL | undefined {
  return and(
    gte(imports.createdAt, since),
    inArray(imports.subject, [...subjects]),
    withinDays(imports.createdAt, days),
    subject === undefined ? undefined : eq(imports.subject, subject),
    state === undefined
      ? undefined
      : state === 'undone'
        ? isNotNull(imports.undoneAt)
        : isNull(imports.undoneAt),
  );
}

/** Selects a page of the imports of a scope, newest first. */
export function selectImports(
  db: DbOrTx,
  { filters, pageSize, pageNum }: ListImportsInput,
  scope: ImportScope,
) {
  return db
    .select(columns)
    .from(imports)
    .innerJoin(users, eq(users.id, imports.importedBy))
    .leftJoin(undoers, eq(undoers.id, imports.undoneBy))
    .where(matching(filters, scope))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}
export type ImportSummary = Awaited<ReturnType<typeof selectImports>>[number];

export async function countImports(db: DbOrTx, filters: ListImportsInput['filters'], scope: ImportScope) {
  return only(await db.select({ n: count() }).from(imports).where(matching(filters, scope))).n;
}

/** Returns an import, where `locks` locked for the rest of the transaction. */
export async function findImport(db: DbOrTx, id: string, { locks }: { locks: boolean }) {
  if (!isUuid(id)) return undefined;
  const found = db.select().from(imports).where(eq(imports.id, id));
  const [row] = await (locks ? found.for('update') : found);
  return row;
}

/** Returns the rows of an import in the order of its file. */
export function selectImportRows(db: DbOrTx, importId: string): Promise<ImportedRow[]> {
  return db
    .select({
      recordId: importRows.recordId,
      kind: importRows.kind,
      label: importRows.label,
      fields: importRows.fields,
    })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(importRows.position);
}

export async function markUndone(
  tx: Tx,
  id: string,
  values: Required<
    Pick<
      typeof imports.$inferInsert,
      'undoneAt' | 'undoneBy' | 'restoredCount' | 'removedCount' | 'keptCount'
    >
  >,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id));
}
