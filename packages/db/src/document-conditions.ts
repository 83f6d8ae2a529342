import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DocumentFilters } from '@aabha/contracts/invoices/document-filters.schema';
import { invoices } from './schema/invoices';

interface DocumentColumns {
  issuedAt: SQLWrapper;
  snapshot: SQLWrapper;
}

const instant = (iso: string) => sql`${new Date(iso).toISOString()}::timestamptz`;

/** Returns the condition for documents whose order has a television of these facts. */
function hasTelevision({ brand, inches, technology }: DocumentFilters): SQL | undefined {
  const facts = and(
    brand === undefined ? undefined : sql`p.company_name = ${brand}`,
    inches === undefined ? undefined : sql`p.screen_inches = ${inches}::numeric`,
    technology === undefined ? undefined : sql`p.technology = ${technology}`,
  );
  if (!facts) return undefined;
  const lines = (table: string, order: SQLWrapper) =>
    sql`exists (select from ${sql.raw(table)} l join products p on p.id = l.product_id where l.order_id = ${order} and ${facts})`;
  return sql`(${lines('order_lines', invoices.orderId)} or ${lines('wholesale_order_lines', invoices.wholesaleOrderId)})`;
}

/** Returns the conditions of a report's rows for invoices, or for credit notes joined with theirs. */
export function documentConditions(
  filters: DocumentFilters,
  { issuedAt, snapshot }: DocumentColumns,
): SQL | undefined {
  const { issuedFrom, issuedBefore, place } = filters;
  return and(
    issuedFrom === undefined ? undefined : sql`${issuedAt} >= ${instant(issuedFrom)}`,
    issuedBefore === undefined ? undefined : sql`${issuedAt} < ${instant(issuedBefore)}`,
    place === undefined ? undefined : sql`gst_place_code(${snapshot} ->> 'placeOfSupply') = ${place}`,
    hasTelevision(filters),
  );
}
