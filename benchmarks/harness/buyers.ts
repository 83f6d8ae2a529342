import postgres from 'postgres';
import { issueToken } from '@aabha/api/modules/accounts/tokens.service';
import { BENCH_SECRET } from './harness';

interface Buyers {
  tokens: string[];
  productIds: string[];
}

/** Creates signed-in shoppers. Returns their tokens. */
export async function signInShoppers(databaseUrl: string, count: number): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const users = await sql<{ id: string; role: 'User'; tokenVersion: number }[]>`
    insert into users (name, email, phone, address, role, password_hash)
    select 'Asha Rao', 'buyer' || n || '@bench.example', '9876543210', '7 Temple Street', 'User', password_hash
    from users, generate_series(1, ${count}) n where email = 'shopper@aabha.example'
    returning id, role, token_version as "tokenVersion"`;
  await sql.end();
  const deps = { config: { TOKEN_SECRET: BENCH_SECRET }, ports: { clock: { now: () => new Date() } } };
  return Promise.all(users.map((user) => issueToken(deps, user)));
}

/** Creates signed-in shoppers, and stock that no benchmark uses up. Returns tokens and product ids. */
export async function findBuyers(databaseUrl: string, count: number): Promise<Buyers> {
  const tokens = await signInShoppers(databaseUrl, count);
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update products set stock = 1000000`;
  const products = await sql<{ id: string }[]>`select id from products order by id limit 200`;
  await sql.end();
  return { tokens, productIds: products.map(({ id }) => id) };
}
