import type { CreateComplaintInput } from '@aabha/contracts/complaints/complaints.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import type { ApiOutputs } from '../../lib/trpc';

export type ShopperComplaint = ApiOutputs['complaints']['list']['complaintList'][number];
export type ShownThread = ApiOutputs['complaints']['get']['complaint'];

/** The form's values; no type is preselected. Files are not part of a draft: they cannot be stored. */
export type ComplaintDraft = Record<
  keyof Omit<CreateComplaintInput, 'userId' | 'files' | 'order_id'> | 'order_id',
  string
>;

/** Returns an empty complaint of this person. */
export function emptyComplaint(person: { name: string; email: string; phone: string }): ComplaintDraft {
  const { name, email, phone } = person;
  return {
    ...{ name, email, phone: formatPhone(phone) },
    ...{ issue_type: '', customIssueType: '', description: '', order_id: '' },
  };
}
