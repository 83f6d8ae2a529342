import type { MailedComplaint } from '../templates/complaint-mails';
import type { MailedMessage } from '../templates/contact-mails';
import type { MailedDataRequest } from '../templates/privacy-mails';
import { EXAMPLE_TIMES } from './example-orders';
import { CUSTOMER, EXAMPLE_TOKEN } from './example-persons';

/** A request about personal data. */
export const EXAMPLE_REQUEST: MailedDataRequest = {
  kind: 'correction',
  email: CUSTOMER.email,
  text: 'My name is spelt Asha Rao, without an h at the end. Please correct it.',
  due_at: EXAMPLE_TIMES.due,
  user: { name: CUSTOMER.name },
};

/** A complaint from the account's own address. */
export const EXAMPLE_COMPLAINT: MailedComplaint = {
  _id: '0193a1c0-0000-7000-8000-00007e57c0de',
  name: CUSTOMER.name,
  issue_type: 'Technical',
  customIssueType: '',
  description: 'The picture goes dark after ten minutes. Restarting helps for a while.',
  outcome: null,
  due_at: EXAMPLE_TIMES.due,
  linkKey: EXAMPLE_TOKEN,
  isOwn: true,
};

/** A message of the contact form. */
export const EXAMPLE_MESSAGE: MailedMessage = {
  _id: '0193a1c0-0000-7000-8000-0000c0ffee42',
  ...CUSTOMER,
  subject: 'Wall mount for the 55 inch',
  message: 'Does the Chandra 55 come with a wall mount, and do you install it in Bengaluru?',
};
