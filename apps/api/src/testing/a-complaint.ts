import type { ComplaintThread } from '@aabha/contracts/complaints/complaint-thread.schema';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import { signedInAs, type SignedIn } from './builders';
import type { TestMail, TestShop } from './test-shop';

/** The output of calls that return a complaint with its thread. */
export type WholeComplaint = { complaint: ComplaintThread };

/** Returns the form of a complaint of this person. */
export const complaintForm = (by: SignedIn) => ({
  name: 'Asha Rao',
  email: by.email,
  phone: '9876543210',
  issue_type: 'Technical',
  description: 'No picture since Monday.',
});

/** Returns the key of the link in a mail; empty without one. */
export const keyIn = ({ text }: TestMail) => /\?key=([\w-]+)/.exec(text)?.[1] ?? '';

/** Returns a shopper with a complaint, and the key of the link in its mail. */
export async function aComplaint(shop: TestShop) {
  const shopper = await signedInAs(shop);
  const form = complaintForm(shopper);
  const made = await shop.rest<{ complaint: Complaint }>('POST', '/complaint/new', form, shopper.token);
  const { _id: id, ticketNumber: ticket } = made.body.data.complaint;
  const key = keyIn(await shop.mail(shopper.email, /We have received your complaint/));
  return { shopper, id, ticket, key };
}

/** Returns a complaint with its thread as somebody sees it. */
export const seenBy = async (shop: TestShop, who: SignedIn, id: string) =>
  (await shop.rest<WholeComplaint>('GET', `/complaint/${id}`, undefined, who.token)).body.data.complaint;
