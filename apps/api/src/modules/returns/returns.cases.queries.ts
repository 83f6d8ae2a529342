import { and, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { caseRowsOf } from '@aabha/db/cases/case-rows-of';
import { returnRequests, returnStepDue } from '@aabha/db/schema/returns';
import { isRefundOnItsWay, matchesText } from './matching-returns.queries';

const IS_OPEN = and(
  isNull(returnRequests.refundedAt),
  isNull(returnRequests.rejectedAt),
  isNull(returnRequests.replacedAt),
  not(isRefundOnItsWay),
);

/** Returns the returns of the inbox under these filters, by the states that are asked for. */
export const returnCaseRows = caseRowsOf({
  kind: 'return',
  table: returnRequests,
  id: returnRequests.id,
  assignedTo: returnRequests.assignedTo,
  due: returnStepDue,
  /* As `returnCaseState` has them. */
  inState: {
    us: and(IS_OPEN, sql`${returnStepDue} < 'infinity'`),
    customer: and(IS_OPEN, sql`${returnStepDue} = 'infinity'`),
    closed: or(
      isNotNull(returnRequests.refundedAt),
      isNotNull(returnRequests.rejectedAt),
      isNotNull(returnRequests.replacedAt),
      isRefundOnItsWay,
    ),
  },
  matchesText: (search, db) => matchesText(db, search),
});
