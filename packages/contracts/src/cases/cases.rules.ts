import type { ComplaintStatus } from '../complaints/complaints.schema';
import type { ContactState } from '../contact/contact.values';
import { hasPermission, type PermissionHolder } from '../staff-roles/staff-roles.rules';
import { CASE_KINDS, CASE_PERMISSIONS, type CaseKind, type CaseState } from './cases.values';

/** Returns the kinds of cases that a member of staff may see (docs/spec/cases.md#who-sees-them). */
export const caseKindsOf = (holder: PermissionHolder): readonly CaseKind[] =>
  CASE_KINDS.filter((kind) => hasPermission(holder, CASE_PERMISSIONS[kind]));

interface ComplaintCase {
  status: ComplaintStatus;
  /** Whether the shop wrote last. */
  awaitsCustomer: boolean;
}

/** Returns whom a complaint waits for: an open one for the customer once the shop wrote last. */
export const complaintCaseState = ({ status, awaitsCustomer }: ComplaintCase): CaseState =>
  status === 'Resolved' ? 'closed' : awaitsCustomer ? 'customer' : 'us';

const OF_MESSAGE: Readonly<Record<ContactState, CaseState>> = {
  open: 'us',
  waiting: 'customer',
  closed: 'closed',
};

/** Returns whom a message to the shop waits for. */
export const messageCaseState = (state: ContactState): CaseState => OF_MESSAGE[state];

interface ReturnCase {
  /** Rejected, replaced, or refunded, also while the refund is on its way. */
  isEnded: boolean;
  /** By when staff have to take the next step; null where there is none. */
  dueAt: string | null;
}

/** Returns whom a return waits for: for staff where they have a next step, else for the goods to come. */
export const returnCaseState = ({ isEnded, dueAt }: ReturnCase): CaseState =>
  isEnded ? 'closed' : dueAt === null ? 'customer' : 'us';
