import type { CaseKind } from '@aabha/contracts/cases/cases.values';

const RESOURCES: Readonly<Record<CaseKind, string>> = {
  complaint: 'complaints',
  message: 'messages',
  return: 'return-requests',
};

/** Says in an address that the page was opened from the inbox. */
export const FROM_INBOX = 'inbox';

/** Returns the address of the page of a case, as the inbox opens it. */
export const caseAddress = ({ kind, _id }: { kind: CaseKind; _id: string }): string =>
  `/admin-dashboard/${RESOURCES[kind]}/${_id}/show?${FROM_INBOX}=1`;
