import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { Tx } from '../client';
import { staffRoles } from '../schema/staff-roles';

const ROLES: Readonly<Record<string, Permission[]>> = {
  Accountant: ['invoices', 'settlements', 'books', 'gst', 'reports'],
  Packer: ['orders', 'dispatch'],
};

/** Writes staff roles of the demo beside the one that comes with the shop; nobody has them yet. */
export async function insertStaffRoles(tx: Tx): Promise<void> {
  await tx
    .insert(staffRoles)
    .values(Object.entries(ROLES).map(([name, permissions]) => ({ name, permissions })));
}
