import { CONTACT_STATE_NAMES } from '../contact/contact.values';
import { RETURN_STATE_NAMES } from '../returns/returns.values';
import type { CaseKind } from './cases.values';

const NAMES: Readonly<Record<CaseKind, Readonly<Record<string, string>>>> = {
  complaint: { Pending: 'Pending', In_progress: 'In progress', Resolved: 'Resolved' },
  message: CONTACT_STATE_NAMES,
  return: { ...RETURN_STATE_NAMES, refunded: 'Refunded' },
};

/** Returns the status of a case as staff read it. */
export const caseStatusName = ({ kind, status }: { kind: CaseKind; status: string }): string =>
  NAMES[kind][status] ?? status;
