import { hasPermission, type PermissionHolder } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { ExportedList } from './csv-export';

/** Lists whose rows name people: their files need a permission of their own. */
const PERSONAL: ReadonlySet<ExportedList> = new Set<ExportedList>([
  ...(['orders', 'draft-orders', 'installations', 'shipments', 'refund-requests', 'returns'] as const),
  ...(['wholesale-orders', 'complaints', 'cases', 'messages', 'subscribers', 'consents'] as const),
  ...(['invoices', 'refunds'] as const),
]);

/**
 * Returns whether somebody who sees a list may export it (docs/spec/permissions.md#permissions). The server checks it anyway. Mails
 * hold what customers were told, which only SuperAdmins read.
 */
export const mayExport = (person: PermissionHolder, list: ExportedList): boolean =>
  list === 'mails'
    ? person.role === 'SuperAdmin'
    : !PERSONAL.has(list) || hasPermission(person, 'personal-exports');
