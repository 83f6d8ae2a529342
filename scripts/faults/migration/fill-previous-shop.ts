import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Builders from '@aabha/api/testing/builders';
import { PASSWORD } from '@aabha/api/testing/builders';
import type * as Client from '@aabha/db/client';
import { hashPassword } from '@aabha/db/passwords';
import { assertSucceeded, post } from '../calls';
import type { People, Person } from '../people';
import type { Services } from '../start-services';
import type { ShopUnderTest } from '../shop-under-test';

const PRODUCTS = 20;
const PLENTY = 100_000;
/** The places of these files in a checkout. Their exports have the same types in a commit since their beginnings. */
const BUILDERS = 'apps/api/src/testing/builders.ts';
const CLIENT = 'packages/db/src/client.ts';

const load = async <T>(folder: string, file: string) =>
  (await import(pathToFileURL(join(folder, file)).href)) as T;

/** Adds televisions by the code of a commit, which knows its tables. */
async function addProducts(databaseUrl: string, folder: string): Promise<People['products']> {
  const { aProduct, someServiceAreas } = await load<typeof Builders>(folder, BUILDERS);
  const { openDatabase } = await load<typeof Client>(folder, CLIENT);
  const database = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    await someServiceAreas(database.db);
    const added = [];
    for (let count = 0; count < PRODUCTS; count += 1)
      added.push({ id: (await aProduct(database.db, { stock: PLENTY })).id, stock: PLENTY });
    return added;
  } finally {
    await database.close();
  }
}

interface SignedIn {
  token?: string;
  admin?: { token: string };
}

/** Adds accounts by SQL and signs them in over REST, which differ least between commits. */
async function signIn(
  shop: ShopUnderTest,
  passwordHash: string,
  { email, role }: { email: string; role: 'User' | 'SuperAdmin' },
): Promise<Person> {
  const [row] = await shop.database.sql<{ id: string }[]>`
    insert into users (name, email, phone, address, role, password_hash)
    values ('Asha Rao', ${email}, '9876543210', '7 Temple Street', ${role}, ${passwordHash}) returning id`;
  const path = role === 'User' ? '/auth/login' : '/admin/login';
  const { token, admin } = assertSucceeded(
    await post<SignedIn>(shop, path, { email, password: PASSWORD }),
    path,
  );
  return { id: row?.id ?? '', email, token: token ?? admin?.token ?? '' };
}

/** Seeds an empty database of the tables of a commit, whose sources are in `folder`, and signs buyers and an owner in. */
export async function fillPreviousShop(
  shop: ShopUnderTest & Pick<Services, 'databaseUrl'>,
  folder: string,
  buyerCount: number,
): Promise<Pick<People, 'products' | 'buyers' | 'owner'>> {
  const products = await addProducts(shop.databaseUrl, folder);
  const passwordHash = await hashPassword(PASSWORD);
  const emails = Array.from({ length: buyerCount }, (_, index) => `buyer${index + 1}@migration.example`);
  const owner = await signIn(shop, passwordHash, { email: 'owner@migration.example', role: 'SuperAdmin' });
  const buyers = await Promise.all(
    emails.map((email) => signIn(shop, passwordHash, { email, role: 'User' })),
  );
  return { products, buyers, owner };
}
