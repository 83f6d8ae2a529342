import { eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CaseAssignment } from '@aabha/contracts/cases/cases.values';

/** Returns the condition of cases that are assigned to the viewer, to nobody or to somebody. */
export function isAssigned(
  column: AnyPgColumn,
  assigned: CaseAssignment | undefined,
  viewerId: string,
): SQL | undefined {
  if (assigned === undefined) return undefined;
  if (assigned === 'me') return eq(column, viewerId);
  return assigned === 'nobody' ? isNull(column) : isNotNull(column);
}
