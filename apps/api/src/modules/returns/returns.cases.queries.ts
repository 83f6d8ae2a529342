import { and, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { CaseFilters } from '@aabha/contracts/cases/cases.schema';
import type { CaseState } from '@aabha/contracts/cases/cases.values';
import type { CaseRows, CaseViewer } from '@aabha/db/cases/case-rows';
import { isAssigned } from '@aabha/db/cases/is-assigned';
import { NO_DUE } from '@aabha/db/cases/no-due';
import { returnRequests, returnStepDue } from '@aabha/db/schema/returns';
import { isRefundOnItsWay, matchesText } from './matching-returns.queries';

const IS_OPEN = and(
  isNull(returnRequests.refundedAt),
  isNull(returnRequests.rejectedAt),
  isNull(returnRequests.replacedAt),
  not(isRefundOnItsWay),
);

/** The conditions of the states, as `returnCaseState` has them. */
const IN_STATE: Readonly<Record<CaseState, SQL | undefined>> = {
  us: and(IS_OPEN, sql`${returnStepDue} < 'infinity'`),
  customer: and(IS_OPEN, sql`${returnStepDue} = 'infinity'`),
  closed: or(
    isNotNull(returnRequests.refundedAt),
    isNotNull(returnRequests.rejectedAt),
    isNotNull(returnRequests.replacedAt),
    isRefundOnItsWay,
  ),
};

/** Returns the returns of the inbox under these filters, by the states that are asked for. */
export function returnCaseRows(
  filters: CaseFilters,
  viewer: CaseViewer,
  states: readonly CaseState[],
): CaseRows[] {
  const search = filters.search?.trim();
  const where = and(
    isAssigned(returnRequests.assignedTo, filters.assigned, viewer.userId),
    filters.overdue ? sql`${returnStepDue} < ${viewer.now.toISOString()}::timestamptz` : undefined,
    search ? matchesText(viewer.db, search) : undefined,
  );
  return states.map((state) => ({
    kind: 'return',
    table: returnRequests,
    id: returnRequests.id,
    due: state === 'closed' ? NO_DUE : returnStepDue,
    where: and(IN_STATE[state], where),
  }));
}
