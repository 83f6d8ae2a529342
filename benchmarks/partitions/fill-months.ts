import type { Sql } from 'postgres';
import { startOfIndiaMonth } from '@aabha/contracts/time/india-time';

/** How much a month has. */
interface MonthSize {
  events: number;
  vitals: number;
}

/** Ids begin with the time of their row, as those that the database generates. */
const ID =
  "(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || substr(md5(n::text || at::text), 1, 16))::uuid";

/** Inserts page views and measurements, spread evenly over some months up to now, and vacuums. */
export async function fillMonths(sql: Sql, months: number, size: MonthSize): Promise<void> {
  const now = new Date();
  for (let back = months; back >= 0; back -= 1) {
    const from = startOfIndiaMonth(now, -back).toISOString();
    const to = back === 0 ? now.toISOString() : startOfIndiaMonth(now, 1 - back).toISOString();
    const visits = (count: number) => sql`(
      select n, ${from}::timestamptz + n::float8 / ${count}::float8 * (${to}::timestamptz - ${from}::timestamptz) as at
      from generate_series(0, ${count}::int - 1) n) visits`;
    await sql`insert into analytics_events (id, name, path, created_at)
      select ${sql.unsafe(ID)}, case when n % 20 = 0 then 'add_to_cart' else 'page_view' end::analytics_event,
        case when n % 3 = 0 then '/televisions' else '/television/019abf00-0000-7000-8000-' || lpad((n % 1000)::text, 12, '0') end, at
      from ${visits(size.events)}`;
    await sql`insert into web_vitals (id, route, device, lcp_ms, inp_ms, cls, fcp_ms, ttfb_ms, created_at)
      select ${sql.unsafe(ID)}, (array['/', '/televisions', '/television/$id', '/cart'])[1 + n % 4],
        (array['phone', 'desktop', 'tablet'])[1 + n % 3]::device_class,
        n * 7919::bigint % 6000, n * 104729::bigint % 700, n % 100 / 200.0, n % 3000, n % 900, at
      from ${visits(size.vitals)}`;
  }
  await sql`vacuum analyze analytics_events, web_vitals`;
}
