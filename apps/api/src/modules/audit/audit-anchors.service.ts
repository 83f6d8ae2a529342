import { AUDIT_ANCHOR_COLUMNS } from '@aabha/contracts/audit/audit-anchors.csv';
import type {
  ExportAuditAnchorsInput,
  ListAuditAnchorsInput,
} from '@aabha/contracts/audit/audit-anchors.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { countAnchors, findAnchorIds, selectAnchorPage, selectAnchorsOfIds } from './audit-anchors.queries';

/** Returns a page of the daily anchors of the audit log, newest first (docs/spec/audit.md#anchors). */
export async function listAuditAnchors({ db }: SignedInContext, input: ListAuditAnchorsInput) {
  const [anchorList, anchorCount] = await Promise.all([
    selectAnchorPage(db, input),
    countAnchors(db, input.filters),
  ]);
  return { anchorList, anchorCount };
}

/** Exports the anchors under the filters of their list, newest first. */
export function exportAuditAnchors(ctx: SignedInContext, { filters }: ExportAuditAnchorsInput) {
  return startExport(ctx, {
    ...{ list: 'audit-anchors', filters, columns: AUDIT_ANCHOR_COLUMNS },
    findIds: (db) => findAnchorIds(db, filters),
    readRows: selectAnchorsOfIds,
  });
}
