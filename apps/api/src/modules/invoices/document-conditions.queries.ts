import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DocumentFilters } from '@aabha/contracts/invoices/document-filters.schema';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { invoices } from '@aabha/db/schema/invoices';

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

/** Returns whether no filter of a report's rows is set. */
export const hasNoDocumentFilter = (filters: DocumentFilters): boolean =>
  Object.values(filters).every((value) => value === undefined);

/** Returns the days that the filters are, where they are whole days of India in a State or all, and nothing else. */
export function wholeDays({
  brand,
  inches,
  technology,
  ...filters
}: DocumentFilters): ReportRange | undefined {
  const { issuedFrom, issuedBefore } = filters;
  if (issuedFrom === undefined || issuedBefore === undefined) return undefined;
  if (brand !== undefined || inches !== undefined || technology !== undefined) return undefined;
  const [start, end] = [new Date(issuedFrom), new Date(issuedBefore)];
  const range = { from: indiaDay(start), to: indiaDay(new Date(end.getTime() - 1)) };
  const isWhole =
    startOfIndiaDay(range.from).getTime() === start.getTime() &&
    startOfIndiaDay(indiaDay(end)).getTime() === end.getTime();
  return isWhole && range.from <= range.to ? range : undefined;
}

/** Returns the filters of a report's rows among those of a list. */
export function documentFiltersOf(filters: DocumentFilters): DocumentFilters {
  const { issuedFrom, issuedBefore, place, brand, inches, technology } = filters;
  return { issuedFrom, issuedBefore, place, brand, inches, technology };
}
