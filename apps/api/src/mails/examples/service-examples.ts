import {
  complaintAnsweredMail,
  complaintReceivedMail,
  complaintReplyMail,
  complaintStatusMail,
} from '../templates/complaint-mails';
import {
  contactAnsweredMail,
  contactReplyMail,
  contactSenderMail,
  contactSupportMail,
} from '../templates/contact-mails';
import { privacyRequestSupportMail } from '../templates/privacy-mails';
import { reviewPhotoMail } from '../templates/review-photo-mail';
import { reviewRemovedMail, reviewRestoredMail, type MailedReview } from '../templates/review-mails';
import { TELEVISIONS } from './example-orders';
import { CUSTOMER, EXAMPLE_TOKEN } from './example-persons';
import { EXAMPLE_COMPLAINT, EXAMPLE_MESSAGE, EXAMPLE_REQUEST } from './example-requests';
import { example, only, support } from './mail-example';

const REVIEW: MailedReview = {
  name: CUSTOMER.name,
  product: TELEVISIONS.large.name,
  productId: TELEVISIONS.large.id,
  title: 'Bright picture, poor remote',
  removalReason: 'It names the telephone number of another person.',
};

const PHOTO = {
  ...REVIEW,
  position: 1,
  hiddenAt: '2026-11-20T06:30:00.000Z',
  hiddenReason: 'It shows the face of another person.',
};

const ANSWER =
  'We are sorry for the trouble. Our technician can come on Friday between 10 and 1. Does that suit you?';

/** Mails about complaints, messages and reviews. */
export const SERVICE_EXAMPLES = {
  'mail.complaint-received': [
    example('own', 'From the account’s address', (shop, to) =>
      complaintReceivedMail(shop, to, EXAMPLE_COMPLAINT),
    ),
    example('other', 'From another address', (shop, to) =>
      complaintReceivedMail(shop, to, { ...EXAMPLE_COMPLAINT, isOwn: false }),
    ),
  ],
  'mail.complaint-status': [
    example('in-progress', 'In progress', (shop, to) =>
      complaintStatusMail(shop, to, { complaint: EXAMPLE_COMPLAINT, status: 'In_progress' }),
    ),
    example('resolved', 'Resolved', (shop, to) =>
      complaintStatusMail(shop, to, {
        complaint: { ...EXAMPLE_COMPLAINT, outcome: 'Repaired' },
        status: 'Resolved',
        answer:
          'Our technician has replaced the power board. The warranty of your television stays as it is.',
      }),
    ),
    example('pending', 'Opened again', (shop, to) =>
      complaintStatusMail(shop, to, { complaint: EXAMPLE_COMPLAINT, status: 'Pending' }),
    ),
  ],
  'mail.complaint-answered': only((shop, to) =>
    complaintAnsweredMail(shop, to, { complaint: EXAMPLE_COMPLAINT, answer: ANSWER }),
  ),
  'mail.complaint-reply': only(
    (shop, to) =>
      complaintReplyMail(shop, to, {
        complaint: EXAMPLE_COMPLAINT,
        reply: 'Friday is fine, after 11 please. The gate code is with the guard.',
      }),
    support,
  ),
  'mail.contact-sender': only((shop, to) => contactSenderMail(shop, to, EXAMPLE_MESSAGE)),
  'mail.contact-support': only((shop, to) => contactSupportMail(shop, to, EXAMPLE_MESSAGE), support),
  'mail.contact-answered': only((shop, to) =>
    contactAnsweredMail(shop, to, {
      message: { ...EXAMPLE_MESSAGE, isCustomer: true, linkKey: EXAMPLE_TOKEN },
      answer: 'A wall mount is in the box, and we install it in Bengaluru at no cost.',
    }),
  ),
  'mail.contact-reply': only(
    (shop, to) =>
      contactReplyMail(shop, to, {
        message: EXAMPLE_MESSAGE,
        reply: 'Thank you! Can you come on a Saturday?',
      }),
    support,
  ),
  'mail.privacy-request-support': only(
    (shop, to) => privacyRequestSupportMail(shop, to, EXAMPLE_REQUEST),
    support,
  ),
  'mail.review-removed': only((shop, to) => reviewRemovedMail(shop, to, REVIEW)),
  'mail.review-restored': only((shop, to) => reviewRestoredMail(shop, to, REVIEW)),
  'mail.review-photo': [
    example('hidden', 'Hidden', (shop, to) => reviewPhotoMail(shop, to, PHOTO)),
    example('shown', 'Shown again', (shop, to) => reviewPhotoMail(shop, to, { ...PHOTO, hiddenAt: null })),
  ],
};
