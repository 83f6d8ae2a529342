import { sql, type SQL } from 'drizzle-orm';
import type { ListReorderInput } from '@aabha/contracts/stock/reorder.schema';
import { ROUNDING, SAFETY_FACTOR, type ReorderRule } from '@aabha/contracts/stock/reorder.rules';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

/** A moment of the list: the day in India, and the rule of the shop. */
export interface ReorderView {
  today: string;
  shop: ReorderRule;
}

/** What is known of a television; what follows of it is computed by `reorder.rules`. */
export interface ReorderFacts extends Record<string, unknown> {
  id: string;
  name: string;
  brand: string;
  model: string | null;
  sku: string | null;
  onHand: number;
  held: number;
  sold: number;
  days: number;
  mean: number;
  deviation: number;
  expected: number;
  late: number;
  nextDue: string | null;
  waiting: number;
  leadDays: number;
  reviewDays: number;
  minimumUnits: number;
  ownLeadDays: number | null;
  ownReviewDays: number | null;
  ownMinimumUnits: number | null;
}

/** Returns a query over every television on sale, in one pass over each of the tables. */
function facts({ today, shop }: ReorderView, products: SQL = sql`true`): SQL {
  return sql`
    select p.id, p.name, p.company_name as brand, p.model_number as model, p.sku, p.stock as "onHand",
      coalesce(h.units, 0)::int as held, coalesce(f.sold, 0)::int as sold, coalesce(f.days, 0)::int as days,
      coalesce(f.mean, 0) as mean, coalesce(f.deviation, 0) as deviation,
      coalesce(i.units, 0)::int as expected, coalesce(i.late, 0)::int as late, i.next_due::text as "nextDue",
      coalesce(w.people, 0)::int as waiting,
      coalesce(r.lead_days, b.lead_days, ${shop.leadDays}::int)::int as "leadDays",
      coalesce(r.review_days, b.review_days, ${shop.reviewDays}::int)::int as "reviewDays",
      coalesce(r.minimum_units, b.minimum_units, ${shop.minimumUnits}::int)::int as "minimumUnits",
      r.lead_days::int as "ownLeadDays", r.review_days::int as "ownReviewDays", r.minimum_units as "ownMinimumUnits"
    from products p
    left join stock_forecasts f on f.product_id = p.id
    left join (select product_id, sum(quantity) as units from stock_reservations
      where settled_at is null and expires_at > now() group by 1) h on h.product_id = p.id
    left join (select product_id, sum(quantity - received) as units,
        sum(quantity - received) filter (where due_on < ${today}::date) as late,
        min(due_on) filter (where due_on >= ${today}::date) as next_due
      from expected_deliveries where cancelled_at is null and received < quantity group by 1) i on i.product_id = p.id
    left join (select product_id, count(*) as people from product_alerts
      where kind = 'stock' and state = 'active' group by 1) w on w.product_id = p.id
    left join reorder_rules r on r.product_id = p.id
    left join reorder_rules b on lower(b.brand) = lower(p.company_name)
    where p.removed_at is null and ${products}`;
}

/* The formulas of `reorder.rules` as SQL, to filter and sort by; a test compares the two. */
const FREE = sql`greatest("onHand" - held, 0)`;
const SUGGESTION = sql`greatest(ceil(greatest(mean * ("leadDays" + "reviewDays")
  + ${SAFETY_FACTOR}::float8 * deviation * sqrt("leadDays"::float8), "minimumUnits") - ${FREE} - expected - ${ROUNDING}::float8), 0)`;
const COVER = sql`case when mean > 0 then ${FREE} / mean end`;
const runsOut = (today: string) => sql`(mean > 0 and (${FREE} <= 0
  or ${FREE} / mean < coalesce("nextDue"::date - ${today}::date, "leadDays")))`;

function matching({ need, brand, product, search }: ListReorderInput['filters'], today: string): SQL {
  const text = search?.trim();
  const conditions = [
    need === 'order' ? sql`${SUGGESTION} > 0` : undefined,
    need === 'runs-out' ? runsOut(today) : undefined,
    need === 'late' ? sql`late > 0` : undefined,
    need === 'waited-for' ? sql`waiting > 0` : undefined,
    brand === undefined ? undefined : sql`lower(brand) = lower(${brand})`,
    product === undefined ? undefined : isUuid(product) ? sql`id = ${product}` : sql`false`,
    text
      ? sql`(${containsText(sql`name`, text)} or ${containsText(sql`coalesce(model, '')`, text)})`
      : undefined,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const SORTS = {
  suggestion: SUGGESTION,
  cover: COVER,
  sold: sql`sold`,
  free: FREE,
  expected: sql`expected`,
  waiting: sql`waiting`,
  name: sql`lower(name)`,
};

function ordering(sort: ListReorderInput['sort']): SQL {
  const { field, order } = sort ?? { field: 'suggestion' as const, order: 'desc' as const };
  /* Without sales there is no cover, whichever way it is sorted; the sooner sold out comes first among equals. */
  return sql`${SORTS[field]} ${sql.raw(order)} nulls last, ${COVER} asc nulls last, id`;
}

type Search = Pick<ListReorderInput, 'filters' | 'sort'>;

/** Returns a page of the televisions on sale with the number of all that match. */
export async function selectReorderPage(
  db: DbOrTx,
  { pageNum, pageSize, ...search }: ListReorderInput,
  view: ReorderView,
): Promise<{ rows: ReorderFacts[]; total: number }> {
  const { filters, sort } = search;
  const page = await db.execute<ReorderFacts & { total: number }>(sql`
    select *, (count(*) over ())::int as total from (${facts(view)}) as facts
    where ${matching(filters, view.today)} order by ${ordering(sort)}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
  const rows = [...page];
  if (rows.length > 0 || pageNum === 1) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (${facts(view)}) as facts where ${matching(filters, view.today)}`);
  return { rows, total: only(counted).n };
}

/** Returns the ids of all matching televisions, in the order of the list. */
export async function findReorderIds(db: DbOrTx, search: Search, view: ReorderView): Promise<PackedIds> {
  const ids = packIds(sql`id`, [ordering(search.sort)]);
  const found = await db
    .select({ ids })
    .from(sql`(${facts(view)}) as facts`)
    .where(matching(search.filters, view.today));
  return only(found).ids;
}

/** Returns some televisions, in the order of their ids. */
export async function selectReorderOfIds(
  db: DbOrTx,
  ids: readonly string[],
  view: ReorderView,
): Promise<ReorderFacts[]> {
  const rows = await db.execute<ReorderFacts>(facts(view, anyOf(sql`p.id`, ids)));
  const byId = new Map([...rows].map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
