import { and, eq, sql, type SQL } from 'drizzle-orm';
import { RETURN_REASONS, type ReturnReason } from '@aabha/contracts/returns/returns.values';
import { isUuid } from './ids';
import { returnRequests } from './schema/returns';

const OTHER = 'Other' satisfies ReturnReason;
const KNOWN_REASONS = RETURN_REASONS.filter((reason) => reason !== OTHER);

/** The reason of a return of the list; own words of shoppers are Other. */
export const RETURN_REASON = sql`(case when ${returnRequests.reason} in ${KNOWN_REASONS} then ${returnRequests.reason} else ${sql.raw(`'${OTHER}'`)} end)`;

/**
 * Returns the condition of returns that have a television of these facts: among their lines, or of their order where they
 * have no lines of their own, which are returns of everything.
 */
function hasTelevision(facts: SQL): SQL {
  return sql`exists (
    select from order_lines ol join products p on p.id = ol.product_id
    left join return_lines rl on rl.return_id = ${returnRequests.id} and rl.position = ol.position
    where ol.order_id = ${returnRequests.orderId} and ${facts}
      and (rl.return_id is not null or not exists (select from return_lines o where o.return_id = ${returnRequests.id})))`;
}

/** Returns the condition of the filters with which the returns report leads to return requests. */
export function returnReportConditions({
  reason,
  product_id,
  brand,
}: {
  reason?: ReturnReason | undefined;
  product_id?: string | undefined;
  brand?: string | undefined;
}): SQL | undefined {
  const isNothing = product_id !== undefined && !isUuid(product_id);
  return and(
    reason === undefined ? undefined : eq(RETURN_REASON, reason),
    isNothing ? sql`false` : undefined,
    product_id === undefined || isNothing ? undefined : hasTelevision(sql`p.id = ${product_id}`),
    brand === undefined ? undefined : hasTelevision(sql`p.company_name = ${brand}`),
  );
}
