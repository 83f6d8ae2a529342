import type {
  ExportAuditAnchorsInput,
  ListAuditAnchorsInput,
} from '@aabha/contracts/audit/audit-anchors.schema';
import type { Db } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { countAnchors, findAnchorIds, selectAnchorPage, selectAnchorsOfIds } from './audit-anchors.queries';

/** Returns a page of the daily anchors of the audit log, newest first (docs/spec/audit.md#anchors). */
export async function listAuditAnchors({ db }: SignedInContext, input: ListAuditAnchorsInput) {
  const [anchorList, anchorCount] = await Promise.all([
    selectAnchorPage(db, input),
    countAnchors(db, input.filters),
  ]);
  return { anchorList, anchorCount };
}

/** Returns how an export reads the anchors under the filters of their list, newest first. */
export const auditAnchorSource = (filters: ExportAuditAnchorsInput['filters']) => ({
  findIds: (db: Db) => findAnchorIds(db, filters),
  readRows: selectAnchorsOfIds,
});
