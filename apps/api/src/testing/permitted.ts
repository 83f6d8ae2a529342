import { eq } from 'drizzle-orm';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { users } from '@aabha/db/schema/accounts';
import { staffRoles } from '@aabha/db/schema/staff-roles';
import { only } from '@aabha/db/tx';
import { signedInAs } from './builders';
import type { TestShop } from './test-shop';

/** Inserts a staff role with a name of its own. Its permissions may be of another release. */
export async function aStaffRole({ db }: Pick<TestShop, 'db'>, permissions: readonly string[] = []) {
  return only(
    await db
      .insert(staffRoles)
      .values({ name: `Role ${crypto.randomUUID()}`, permissions: [...permissions] })
      .returning(),
  );
}

/** Returns a signed-in SubAdmin with a staff role of their own, whose permissions can be changed. */
export async function signedInWith(
  shop: TestShop,
  permissions: readonly Permission[],
  over: Partial<typeof users.$inferInsert> = {},
) {
  const { id: staffRoleId } = await aStaffRole(shop, permissions);
  const member = await signedInAs(shop, 'SubAdmin', { staffRoleId, ...over });
  return {
    ...member,
    staffRoleId,
    /** Replaces the permissions of the role, as the database has them. */
    async permit(next: readonly string[]) {
      await shop.db
        .update(staffRoles)
        .set({ permissions: [...next] })
        .where(eq(staffRoles.id, staffRoleId));
    },
  };
}
export type Permitted = Awaited<ReturnType<typeof signedInWith>>;
