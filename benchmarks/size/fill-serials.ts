import type postgres from 'postgres';

/** So that a search by serial number reads an index of its real size. */
const STATEMENTS = [
  `create temp table parcels on commit drop as
    select o.id, l.position, l.quantity, o.created_at as at, row_number() over (order by o.id) + (select count(*) from shipment_serials) as n
    from orders o join lateral (
      select position, quantity from order_lines where order_id = o.id order by position limit 1) l on true
    where o.status = 'Delivered' and not exists (select from shipments s where s.order_id = o.id)`,
  `insert into shipments (id, order_id, state, dispatch_center, courier, awb, created_by, packed_by, packed_at,
      shipped_at, delivered_at, created_at, updated_at)
    select p.id, p.id, 'delivered', 'Bengaluru', 'bluedart', 'BENCH' || p.n, s.id, s.id, p.at, p.at, p.at, p.at, p.at
    from parcels p, (select id from users where email = 'superadmin@aabha.example') s`,
  `insert into shipment_lines (shipment_id, order_id, position, quantity)
    select id, id, position, quantity from parcels`,
  `insert into shipment_serials (shipment_id, position, serial, created_at)
    select id, position, 'AAB' || lpad(n::text, 10, '0'), at from parcels`,
];

/** Gives the first television of each delivered order a serial number; those that have one stay. */
export async function fillSerials(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    for (const statement of STATEMENTS) await tx.unsafe(statement);
  });
}
