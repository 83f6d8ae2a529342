import type { CreateComplaintInput } from '@aabha/contracts/complaints/complaints.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import * as texts from '@aabha/messages/complaints';
import type { ApiOutputs } from '../../lib/trpc';

export type ShopperComplaint = ApiOutputs['complaints']['list']['complaintList'][number];
export type ShownThread = ApiOutputs['complaints']['get']['complaint'];

/** The form's values; no type is preselected. Files are not part of a draft: they cannot be stored. */
export type ComplaintDraft = Record<keyof Omit<CreateComplaintInput, 'userId' | 'files'>, string>;

/** Returns an empty complaint of this person. */
export function emptyComplaint(person: { name: string; email: string; phone: string }): ComplaintDraft {
  const { name, email, phone } = person;
  return {
    ...{ name, email, phone: formatPhone(phone) },
    ...{ issue_type: '', customIssueType: '', description: '', order_id: '', serial_id: '' },
  };
}

/** What a page that leads to the form knows: the order or the id of a transferred television, and its serial number. */
export interface ComplaintAbout {
  order?: string | undefined;
  television?: string | undefined;
  serial?: string | undefined;
}

/** Returns a draft with what the complaint is about, where nothing else was chosen or typed. */
export function complaintAbout(
  { order, television, serial }: ComplaintAbout,
  draft: ComplaintDraft,
): ComplaintDraft {
  return {
    ...draft,
    order_id: draft.order_id || (order ?? ''),
    /* That of an earlier visit would not be seen in the form. */
    serial_id: television ?? '',
    description: draft.description || (serial ? `${texts.aboutSerial(serial)}\n` : ''),
  };
}
