import { sql } from 'drizzle-orm';
import { searchedNumber } from '@aabha/contracts/orders/orders.rules';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { invoices } from '@aabha/db/schema/invoices';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { containsText } from '@aabha/db/search/contains-text';
import { countedUpTo, LOOKED_THROUGH, mayBeCommon } from '@aabha/db/search/count-some';
import { only } from '@aabha/db/tx';
import {
  invoiceMatches,
  listedInvoices,
  selectFoundInvoices,
  type WantedInvoices,
} from './found-invoices.queries';

/** A page of the invoices of a text. */
interface SearchedPage {
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

interface SearchedInvoices {
  ids: string[];
  /** At most what `countedUpTo` says. */
  total: number;
  isMore: boolean;
}

/** How many of the first invoices are looked through for a page of a common text. */
const FIRST_INVOICES = 20_000;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Returns a page of the first invoices that match a common text, read in the order of the list; fewer than a page where the
 * matches are not among the first. Buyers are looked up one by one, since the
 * planner would join whole tables.
 */
async function pageOfFirst(db: DbOrTx, wanted: WantedInvoices, text: string, page: SearchedPage) {
  const { number, business, buyer, company } = invoiceMatches(text);
  const order = sql.raw(`created_at ${page.order}, id ${page.order}`);
  const has = (condition: unknown) => sql`coalesce(${condition}, false)`;
  return db.execute<{ id: string }>(sql`
    select id from (
      select ${invoices.id} as id, ${invoices.createdAt} as created_at, ${invoices.userId} as user_id,
        ${invoices.wholesaleOrderId} as wholesale_order_id,
        ${has(number)} or ${has(business)} or ${has(containsText(sql`${invoices.orderId}::text`, text))} as found
      from ${invoices} where ${listedInvoices(wanted)} order by ${order} limit ${FIRST_INVOICES}
    ) first
    where first.found
      or (select ${buyer} from ${users} where ${users.id} = first.user_id limit 1)
      or (select ${company} from ${wholesaleOrders} where ${wholesaleOrders.id} = first.wholesale_order_id limit 1)
    order by ${order} limit ${page.limit} offset ${page.offset}`);
}

/** Returns whether the first buyers of the shop have more than so many invoices of a text: that of a common name. */
async function isCommon(db: DbOrTx, wanted: WantedInvoices, text: string, most: number): Promise<boolean> {
  if (!mayBeCommon(text)) return false;
  const { buyer } = invoiceMatches(text);
  const counted = sql`
    select count(*)::int as n from (
      select 1 from (select * from ${users} limit ${LOOKED_THROUGH}) users
      join ${invoices} on ${invoices.userId} = ${users.id}
      where ${buyer} and ${listedInvoices(wanted)} limit ${most + 1}
    ) found`.inlineParams();
  return only(await db.execute<{ n: number }>(counted)).n > most;
}

/**
 * Returns a page of the invoices of all people that a text finds, with their number, which is counted up to the next
 * hundred: a common name is on tens of thousands of invoices (docs/spec/invoices-and-tax.md#lists).
 */
export async function searchInvoices(
  db: DbOrTx,
  wanted: WantedInvoices,
  page: SearchedPage,
): Promise<SearchedInvoices> {
  const text = searchedNumber(wanted.search ?? '');
  const order = sql.raw(`created_at ${page.order}, id ${page.order}`);
  const part = sql`order by ${order} limit ${page.limit} offset ${page.offset}`;
  const most = countedUpTo(page);
  if (!(await isCommon(db, wanted, text, most))) {
    const some = selectFoundInvoices(db, wanted, most + 1);
    const found = await db.execute<{ n: number; ids: string[] | null }>(sql`
      with found as materialized (select id, created_at from ${some}), counted as (select count(*)::int as n from found)
      select n, array(select id from found where n <= ${most} ${part}) as ids from counted`);
    const { n = 0, ids } = found[0] ?? {};
    if (n <= most) return { ids: ids ?? [], total: n, isMore: false };
  }
  const first = idsOf(await pageOfFirst(db, wanted, text, page));
  if (first.length === page.limit) return { ids: first, total: most, isMore: true };
  const all = selectFoundInvoices(db, wanted);
  const rows = await db.execute<{ id: string }>(sql`select id from ${all} ${part}`);
  return { ids: idsOf(rows), total: most, isMore: true };
}
