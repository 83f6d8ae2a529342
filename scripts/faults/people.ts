import { aCoupon, aProduct, PASSWORD, someServiceAreas } from '@aabha/api/testing/builders';
import { users } from '@aabha/db/schema/accounts';
import { hashPassword } from '@aabha/db/passwords';
import { assertSucceeded, post } from './calls';
import type { TestEnvironment } from './test-environment';

const PLENTY = 20_000;
const SCARCE = 6;

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Who buys and works in a run, and what there is to buy. */
export interface People {
  buyers: Person[];
  owner: Person;
  /** Who does what a fault point is waiting for; nobody else touches their carts. */
  driver: Person;
  /** Who only puts things into a cart and never buys, so that what is in it stays there to be counted. */
  collector: Person;
  products: { id: string; stock: number }[];
}

const COUPON = 'WELCOME10';
export const couponCode = COUPON;

interface SignedIn {
  token?: string;
  /** Where the back office's answer has it. */
  admin?: { token: string };
}

async function signIn(world: TestEnvironment, path: string, email: string): Promise<string> {
  const answer = assertSucceeded(await post<SignedIn>(world, path, { email, password: PASSWORD }), path);
  const token = answer.token ?? answer.admin?.token;
  if (!token) throw new Error(`${path} gave no token.`);
  return token;
}

/** Fills an empty shop: some goods in plenty, some of which there are too few for all, buyers and an owner. */
export async function fillShop(world: TestEnvironment, buyerCount: number): Promise<People> {
  const { db } = world.database;
  await someServiceAreas(db);
  await aCoupon(db, { code: COUPON });
  const stocks = [PLENTY, PLENTY, PLENTY, SCARCE, SCARCE];
  const products = [];
  for (const stock of stocks) products.push({ id: (await aProduct(db, { stock })).id, stock });
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
    return { id: row?.id ?? '', email, token: await signIn(world, path, email) };
  };
  const buyers = [];
  for (let number = 1; number <= buyerCount; number += 1)
    buyers.push(await add(`buyer${number}@faults.example`, 'User'));
  const owner = await add('owner@faults.example', 'SuperAdmin');
  const collector = await add('collector@faults.example', 'User');
  const offer = { product_id: products[0]?.id, priceBreaks: [{ minQuantity: 10, discount: 1000 }] };
  assertSucceeded(
    await post(world, '/trpc/wholesale.create', offer, { token: owner.token }),
    'wholesale.create',
  );
  return { buyers, owner, collector, driver: await add('driver@faults.example', 'User'), products };
}
