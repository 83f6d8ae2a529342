import { aCoupon, aProduct, PASSWORD, someServiceAreas } from '@aabha/api/testing/builders';
import { users } from '@aabha/db/schema/accounts';
import { hashPassword } from '@aabha/db/passwords';
import { assertSucceeded, post } from './calls';
import type { ShopUnderTest } from './shop-under-test';

const PLENTY = 20_000;
const SCARCE = 6;

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** The accounts and products of a run. */
export interface People {
  buyers: Person[];
  owner: Person;
  /** The buyer who makes the calls that lead to an armed fault point, with a cart of their own. */
  driver: Person;
  /** A buyer who only fills a cart and never buys, so that its lines can be counted. */
  collector: Person;
  products: { id: string; stock: number }[];
}

const COUPON = 'WELCOME10';
const COUPON_USES = 60;
export const couponCode = COUPON;

interface SignedIn {
  token?: string;
  /** Set in the response of the back office's login. */
  admin?: { token: string };
}

async function signIn(environment: ShopUnderTest, path: string, email: string): Promise<string> {
  const response = assertSucceeded(
    await post<SignedIn>(environment, path, { email, password: PASSWORD }),
    path,
  );
  const token = response.token ?? response.admin?.token;
  if (!token) throw new Error(`${path} returned no token.`);
  return token;
}

/** Seeds an empty database with plentiful and scarce products, buyers and an owner. */
export async function fillShop(environment: ShopUnderTest, buyerCount: number): Promise<People> {
  const { db } = environment.database;
  await someServiceAreas(db);
  /* Few enough to be used up, so that shoppers compete for the last uses while processes are killed. */
  await aCoupon(db, { code: COUPON, maxUses: COUPON_USES });
  const stocks = [PLENTY, PLENTY, PLENTY, SCARCE, SCARCE];
  const products = [];
  for (const stock of stocks) products.push({ id: (await aProduct(db, { stock })).id, stock });
  /* One plentiful and one scarce television are prepared for a sale day. */
  for (const { id } of [products[0], products[3]].flatMap((product) => product ?? []))
    await environment.database.sql`select set_stock_slots(${id}, 16)`;
  const passwordHash = await hashPassword(PASSWORD);
  const add = async (email: string, role: 'User' | 'SuperAdmin') => {
    const [row] = await db
      .insert(users)
      .values({
        name: 'Asha Rao',
        email,
        phone: '9876543210',
        address: '7 Temple Street',
        role,
        passwordHash,
      })
      .returning({ id: users.id });
    const path = role === 'User' ? '/auth/login' : '/admin/login';
    return { id: row?.id ?? '', email, token: await signIn(environment, path, email) };
  };
  const buyers = [];
  for (let number = 1; number <= buyerCount; number += 1)
    buyers.push(await add(`buyer${number}@faults.example`, 'User'));
  const owner = await add('owner@faults.example', 'SuperAdmin');
  const collector = await add('collector@faults.example', 'User');
  const offer = { product_id: products[0]?.id, priceBreaks: [{ minQuantity: 10, discount: 1000 }] };
  assertSucceeded(
    await post(environment, '/trpc/wholesale.create', offer, { token: owner.token }),
    'wholesale.create',
  );
  return { buyers, owner, collector, driver: await add('driver@faults.example', 'User'), products };
}
