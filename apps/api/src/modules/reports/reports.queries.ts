import { sql, type SQL } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { NOT_STATED, WITHOUT_TELEVISION, type SalesGroup } from '@aabha/contracts/reports/reports.values';
import type { DbOrTx } from '@aabha/db/client';

/*
 * Sums of documents, and what they lack (docs/decisions/047-sums-of-documents.md), in one statement each, so that both are of
 * one moment. Amounts are in paise; days are those of India.
 */

/** Returns the sums of a range, as `facts`. */
export const factsOf = ({ from, to }: ReportRange) => sql`(
  select * from document_sums_by_day where day between ${from}::date and ${to}::date
  union all
  select * from unrolled_documents(${from}::date, ${to}::date)
) facts`;

const OF_TELEVISION = {
  brand: sql`p.company_name`,
  size: sql`trim_scale(p.screen_inches)::text`,
  technology: sql`p.technology::text`,
} as const satisfies Partial<Record<SalesGroup, SQL>>;

/** Returns whether documents are split among the groups, so that they and their round-off belong to none. */
export const splitsDocuments = (by: SalesGroup | 'all'): by is keyof typeof OF_TELEVISION =>
  by in OF_TELEVISION;

function keyOf(by: SalesGroup | 'all'): SQL {
  if (by === 'all') return sql`''`;
  if (by === 'day') return sql`facts.day::text`;
  if (by === 'state') return sql`facts.place`;
  return sql`case when p.id is null then ${WITHOUT_TELEVISION} else coalesce(${OF_TELEVISION[by]}, ${NOT_STATED}) end`;
}

export const IS_INVOICE = sql`facts.kind = 'invoice'`;
const IS_NOTE = sql`facts.kind <> 'invoice'`;
const sumOf = (column: SQL, which: SQL) => sql`coalesce(sum(${column}) filter (where ${which}), 0)::text`;

const GOODS = sql`facts.gross_paise - facts.discount_paise`;
const TAX = sql`facts.cgst_paise + facts.sgst_paise + facts.igst_paise`;

/** Returns sums of invoices and of credit notes by group; groups without any have no row. */
export async function sumSales(db: DbOrTx, range: ReportRange, by: SalesGroup | 'all') {
  const join = splitsDocuments(by) ? sql`left join products p on p.id = facts.product_id` : sql``;
  const rows = await db.execute<Record<string, string>>(sql`
    select ${keyOf(by)} as key,
      ${sumOf(sql`facts.documents`, IS_INVOICE)} as invoices, ${sumOf(sql`facts.documents`, IS_NOTE)} as notes,
      ${sumOf(sql`facts.units`, IS_INVOICE)} as units, ${sumOf(sql`facts.units`, IS_NOTE)} as returned,
      ${sumOf(sql`facts.gross_paise`, IS_INVOICE)} as gross, ${sumOf(sql`facts.discount_paise`, IS_INVOICE)} as coupon,
      ${sumOf(GOODS, IS_NOTE)} as credited,
      ${sumOf(sql`facts.round_off_paise`, IS_INVOICE)} as "roundOff",
      ${sumOf(sql`facts.round_off_paise`, IS_NOTE)} as "creditedRoundOff",
      ${sumOf(TAX, IS_INVOICE)} as tax, ${sumOf(TAX, IS_NOTE)} as "creditedTax"
    from ${factsOf(range)} ${join} group by 1 order by 1`);
  return rows.map(({ key = '', ...sums }) => {
    const amount = (name: string) => paise(Number(sums[name]));
    const count = (name: string) => Number(sums[name]);
    return {
      ...{ key, invoices: count('invoices'), notes: count('notes') },
      ...{ units: count('units'), returned: count('returned') },
      ...{ gross: amount('gross'), coupon: amount('coupon'), credited: amount('credited') },
      ...{ roundOff: amount('roundOff'), creditedRoundOff: amount('creditedRoundOff') },
      ...{ tax: amount('tax'), creditedTax: amount('creditedTax') },
    };
  });
}
export type SalesSums = Awaited<ReturnType<typeof sumSales>>[number];

/** Returns taxes less those of credit notes, by rate and place of supply. */
export async function sumTaxes(db: DbOrTx, range: ReportRange) {
  const net = (column: SQL) => sql`sum(case when ${IS_INVOICE} then ${column} else -${column} end)::text`;
  const rows = await db.execute<{ rate: string; place: string } & Record<string, string>>(sql`
    select facts.rate_percent::text as rate, facts.place, ${net(sql`facts.taxable_paise`)} as taxable,
      ${net(sql`facts.cgst_paise`)} as cgst, ${net(sql`facts.sgst_paise`)} as sgst, ${net(sql`facts.igst_paise`)} as igst
    from ${factsOf(range)} where facts.kind <> 'commercial-note'
    group by 1, facts.rate_percent, 2 order by facts.rate_percent, 2`);
  return rows.map(({ rate, place, ...sums }) => ({
    ...{ rate: Number(rate), place },
    ...{ taxable: paise(Number(sums['taxable'])), cgst: paise(Number(sums['cgst'])) },
    ...{ sgst: paise(Number(sums['sgst'])), igst: paise(Number(sums['igst'])) },
  }));
}

/** Returns how many invoices were issued on some days, to one State or all. */
export async function countInvoicesOf(
  db: DbOrTx,
  { place, ...range }: ReportRange & { place: string | undefined },
): Promise<number> {
  const [row] = await db.execute<{ n: string }>(sql`
    select coalesce(sum(documents), 0)::text as n from ${factsOf(range)}
    where ${IS_INVOICE} ${place === undefined ? sql`` : sql`and facts.place = ${place}`}`);
  return Number(row?.n);
}
