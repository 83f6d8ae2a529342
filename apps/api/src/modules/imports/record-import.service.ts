import type { ImportSubject } from '@aabha/contracts/imports/imports.values';
import type { ImportedRow } from '@aabha/contracts/imports/plan-undo';
import type { Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { auditBatch } from '../../core/audit-batch';
import { insertImport } from './insert-import.queries';

/**
 * Stores what an import wrote, so that it can be undone, under the id of its batch in the audit log. Returns its id; without one where nothing was written
 * (docs/spec/imports.md#undo).
 */
export async function recordImport(
  tx: Tx,
  ctx: SignedInContext,
  { subject, fileName = '' }: { subject: ImportSubject; fileName: string | undefined },
  rows: readonly ImportedRow[],
): Promise<{ importId?: string }> {
  if (rows.length === 0) return {};
  const createCount = rows.filter(({ kind }) => kind === 'create').length;
  const values = {
    id: auditBatch.getStore(),
    subject,
    fileName,
    importedBy: ctx.user.id,
    createCount,
    updateCount: rows.length - createCount,
  };
  return { importId: await insertImport(tx, values, rows) };
}
