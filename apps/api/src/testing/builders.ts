import { paise, type Paise } from '@aabha/contracts/money/money';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { SAMPLE_DECLARATIONS, SAMPLE_FACTS } from '@aabha/contracts/products/testing/sample-product';
import { STAFF_TOKEN_SECONDS } from '@aabha/contracts/settings/limits';
import { endOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { Db } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { coupons } from '@aabha/db/schema/coupons';
import { products } from '@aabha/db/schema/products';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { sessions } from '@aabha/db/schema/sessions';
import { only } from '@aabha/db/tx';
import { hashPassword } from '@aabha/db/passwords';
import { issueToken, type TokenOwner } from '../modules/accounts/tokens.service';
import type { TestShop } from './test-shop';

export const PASSWORD = 'correct horse';
const passwordHash = hashPassword(PASSWORD);
let counter = 0;

/** Inserts a television on sale; any column can be overridden. */
export async function aProduct(db: Db, over: Partial<typeof products.$inferInsert> = {}) {
  const pricePaise = over.pricePaise ?? paise(40_000_00);
  const discountPercent = over.discountPercent ?? 25;
  counter += 1;
  return only(
    await db
      .insert(products)
      .values({
        name: `Surya 43 number ${counter}`,
        category: 'Smart TV',
        companyName: 'Surya',
        pricePaise,
        discountPercent,
        newPricePaise: sellingPricePaise(pricePaise, discountPercent),
        stock: 5,
        ...SAMPLE_FACTS,
        ...SAMPLE_DECLARATIONS,
        highlights: ['Bright picture'],
        description: 'A television.',
        warrantyMonths: 12,
        warrantyPricing: { '12': paise(1_999_00), '24': paise(3_499_00) } as Record<string, Paise>,
        specifications: [],
        ...over,
      })
      .returning(),
  );
}

/** After all times to which a test moves its clock. */
const FAR_AHEAD = '2199-01-01T00:00:00.000Z';

/**
 * Returns a token of an account as it is now. That of staff is of a session that stays confirmed, whatever the clock of the
 * test says: only tests of the confirmation itself let it end (docs/spec/staff-sign-in.md#confirmation).
 */
export async function tokenOf(shop: TestShop, user: TokenOwner): Promise<string> {
  if (!isStaff(user.role)) return issueToken(shop.deps, user);
  const id = newId();
  const at = shop.deps.ports.clock.now().toISOString();
  await shop.db.insert(sessions).values({
    ...{ id, userId: user.id, kind: 'api', device: '', network: '127.0.0.1' },
    ...{ createdAt: at, lastSeenAt: at, expiresAt: FAR_AHEAD, factorAt: FAR_AHEAD },
  });
  return issueToken(shop.deps, user, { id, ttlSeconds: STAFF_TOKEN_SECONDS });
}

/** Returns a signed-in account with the password `PASSWORD`. */
export async function signedInAs(
  shop: TestShop,
  role: Role = 'User',
  over: Partial<typeof users.$inferInsert> = {},
) {
  counter += 1;
  const user = only(
    await shop.db
      .insert(users)
      .values({
        name: 'Asha Rao',
        email: `person${counter}@example.in`,
        phone: '9876543210',
        address: '7 Temple Street',
        role,
        passwordHash: await passwordHash,
        ...over,
      })
      .returning(),
  );
  return { ...user, token: await tokenOf(shop, user) };
}
export type SignedIn = Awaited<ReturnType<typeof signedInAs>>;

/** Inserts served PIN codes around Bengaluru, one of them out of the delivery area. */
export async function someServiceAreas(db: Db): Promise<void> {
  const area = {
    dispatchCenter: 'Bengaluru Hub',
    originCenter: 'Bengaluru Hub',
    returnCenter: 'Bengaluru Hub',
    facilityCity: 'Bengaluru',
    facilityState: 'Karnataka',
  };
  const codes = ['560001', '560004', '560010', '560025', '560034', '560066', '560100'];
  await db
    .insert(serviceAreas)
    .values(codes.map((zipcode) => ({ zipcode, ...area, outOfDeliveryArea: zipcode === '560010' })))
    .onConflictDoNothing();
  await db
    .insert(pinCodes)
    .values(codes.map((pinCode) => ({ pinCode, district: 'Bengaluru', state: 'Karnataka' })))
    .onConflictDoNothing();
}

export async function aCoupon(db: Db, over: Partial<typeof coupons.$inferInsert> = {}) {
  return only(
    await db
      .insert(coupons)
      .values({
        code: 'WELCOME10',
        discountPercent: 10,
        expiresAt: endOfIndiaDay('2099-12-31').toISOString(),
        ...over,
      })
      .returning(),
  );
}

export const SHIP_TO = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  address: '7 Temple Street',
  city: 'Bengaluru',
  zip: '560034',
};
