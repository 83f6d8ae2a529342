import postgres from 'postgres';

const CONNECTIONS = 32;
const WARM_UP_MS = 3000;

type Sender = postgres.Sql | postgres.TransactionSql;

/** Reserves a unit for a new payment, as `beginPayment` does. */
const begin = (sql: Sender, user: string, product: string, hasSlots: boolean) => {
  const payment = sql`insert into payments (user_id, fingerprint, subtotal_paise, discount_paise, shipping_paise, round_off_paise,
      amount_paise, coupon_percent, name, email, phone, address, city, state, zip, expires_at)
    values (${user}, gen_random_uuid(), 100, 0, 0, 0, 100, 0, 'Asha Rao', 'asha@bench.example', '9876543210', '7 Temple Street',
      'Bengaluru', 'Karnataka', '560034', now() + interval '15 minutes')
    returning id, user_id, expires_at`;
  return hasSlots
    ? sql`with begun as (${payment})
        select id, reserve_stock(id, user_id, expires_at, array[${product}::uuid], array[1], false) as done from begun`
    : sql`with begun as (${payment}), let_go as (
          update stock_reservations earlier set settled_at = now() from begun
          where earlier.user_id = begun.user_id and earlier.settled_at is null
        ), held as (
          insert into stock_reservations (payment_id, product_id, user_id, quantity, expires_at)
          select id, ${product}::uuid, user_id, 1, expires_at from begun
        ) select id, true as done from begun`;
};

const lock = (sql: Sender, product: string) =>
  sql`select id from products where id = any(array[${product}::uuid]) order by id for update`;

/** The stock statements of a sale before slots: two transactions that lock the product first. */
async function sellWithRow(sql: postgres.Sql, user: string, product: string): Promise<void> {
  const payment = await sql.begin(async (tx) => {
    const [, rows] = await Promise.all([lock(tx, product), begin(tx, user, product, false)]);
    return String(rows[0]?.id);
  });
  await sql.begin(async (tx) => {
    await Promise.all([
      lock(tx, product),
      tx`select greatest(p.stock - coalesce((select sum(held.quantity)::int from stock_reservations held
          where held.product_id = p.id and held.settled_at is null and held.expires_at > now() and held.user_id <> ${user}), 0), 0) as free
        from products p where p.id = ${product}`,
      tx`update stock_reservations set settled_at = now() where payment_id = ${payment} and settled_at is null`,
      tx`update products set stock = stock - 1, updated_at = now() where id = ${product}`,
    ]);
  });
}

async function sellWithSlots(sql: postgres.Sql, user: string, product: string): Promise<void> {
  const [payment] = await begin(sql, user, product, true);
  const [sold] =
    await sql`select sell_stock(${String(payment?.id)}, ${user}, array[${product}::uuid], array[1], false) as done`;
  if (!payment?.done || !sold?.done) throw new Error('A unit was not sold.');
}

/** Sales of one television over many connections that stay open. */
interface DatabaseSales {
  /** Sells for `ms` milliseconds. Returns the number of sales. */
  run(ms: number): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Opens connections that sell one television: the statements on payments and stock of starting and completing a payment,
 * without carts, orders and invoices. Each has sold before, since its first sales prepare statements and functions.
 */
export async function openDatabaseSales(
  databaseUrl: string,
  product: string,
  hasSlots: boolean,
): Promise<DatabaseSales> {
  const pools = Array.from({ length: CONNECTIONS }, () =>
    postgres(databaseUrl, { max: 1, onnotice: () => undefined }),
  );
  const [first] = pools;
  const users = first
    ? await first<
        { id: string }[]
      >`select id from users where role = 'User' order by id desc limit ${CONNECTIONS}`
    : [];
  const sell = hasSlots ? sellWithSlots : sellWithRow;
  const run = async (ms: number) => {
    const until = performance.now() + ms;
    let sold = 0;
    await Promise.all(
      pools.map(async (sql, index) => {
        while (performance.now() < until) {
          await sell(sql, users[index]?.id ?? '', product);
          sold += 1;
        }
      }),
    );
    return sold;
  };
  await run(WARM_UP_MS);
  return {
    run,
    async stop() {
      await Promise.all(pools.map((sql) => sql.end()));
    },
  };
}
