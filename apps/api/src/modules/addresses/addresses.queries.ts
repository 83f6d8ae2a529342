import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { AddressForm } from '@aabha/contracts/addresses/addresses.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { addresses } from '@aabha/db/schema/addresses';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { only } from '@aabha/db/tx';

const isServed = sql<boolean>`exists (
  select from ${serviceAreas} where ${serviceAreas.zipcode} = ${addresses.zip} and not ${serviceAreas.outOfDeliveryArea}
)`;

/** Returns the addresses of a person, the default one first, then the last saved. */
export async function selectAddresses(db: DbOrTx, userId: string) {
  return db
    .select({
      _id: addresses.id,
      label: addresses.label,
      name: addresses.name,
      phone: addresses.phone,
      address: addresses.address,
      landmark: addresses.landmark,
      city: addresses.city,
      zip: addresses.zip,
      isDefault: addresses.isDefault,
      state: sql<string>`coalesce(${pinCodes.state}, '')`,
      canOrder: sql<boolean>`${pinCodes.state} is not null and ${isServed}`,
    })
    .from(addresses)
    .leftJoin(pinCodes, eq(pinCodes.pinCode, addresses.zip))
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** Makes the changes of a person's addresses wait for each other, so that they have one default and a limit. */
export async function lockAddressBook(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function insertAddress(
  tx: Tx,
  userId: string,
  values: AddressForm & { isDefault: boolean },
): Promise<string> {
  const rows = await tx
    .insert(addresses)
    .values({ userId, ...values })
    .returning({ id: addresses.id });
  return only(rows).id;
}

const ofPerson = (userId: string, id: string) =>
  and(eq(addresses.userId, userId), isUuid(id) ? eq(addresses.id, id) : sql`false`);

/** Changes an address of a person and returns whether there is one. */
export async function updateAddress(
  tx: Tx,
  userId: string,
  id: string,
  values: AddressForm,
): Promise<boolean> {
  const rows = await tx
    .update(addresses)
    .set({ ...values, updatedAt: sql`now()` })
    .where(ofPerson(userId, id))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

/** Makes one address of a person the default one instead of another. */
export async function setDefaultAddress(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault, ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(ofPerson(userId, id));
}

/** Removes an address of a person and returns whether it was the default one; undefined where there is none. */
export async function deleteAddress(tx: Tx, userId: string, id: string): Promise<boolean | undefined> {
  const [row] = await tx
    .delete(addresses)
    .where(ofPerson(userId, id))
    .returning({ wasDefault: addresses.isDefault });
  return row?.wasDefault;
}
