import type { MailAudience, MailKind } from './mails.values';

/** What staff read about a kind of mail (docs/spec/mail-templates.md). */
interface MailTemplateFacts {
  name: string;
  to: MailAudience;
  /** When it is sent, as a sentence. */
  when: string;
}

const customer = (name: string, when: string): MailTemplateFacts => ({ name, to: 'customer', when });
const business = (name: string, when: string): MailTemplateFacts => ({ name, to: 'business', when });
const staff = (name: string, when: string): MailTemplateFacts => ({ name, to: 'staff', when });

/** Every kind of mail, in the order in which staff see them. */
export const MAIL_TEMPLATE_FACTS: Readonly<Record<MailKind, MailTemplateFacts>> = {
  'mail.code': customer(
    'One-time code',
    'Somebody asks for a code to sign up, sign in, set a password or change email.',
  ),
  'mail.welcome': customer('Welcome', 'An account is created.'),
  'mail.password-changed': customer('Password changed', 'The password of an account was changed.'),
  'mail.email-changed': customer(
    'Email changed',
    'The email of an account was changed. Goes to the old one.',
  ),
  'mail.sign-in-alert': customer(
    'Login alert',
    'Somebody logs in with a new device or network, or the shop ends a login for safety.',
  ),
  'mail.account-closed': customer('Account closed', 'Staff close an account.'),
  'mail.account-reopened': customer('Account reopened', 'Staff open a closed account again.'),
  'mail.account-role': customer('Account type changed', 'Staff make an account Business or personal.'),
  'mail.subscribed': customer('Subscribed', 'Somebody subscribes to offers.'),
  'mail.alert-confirm': customer('Confirm an alert', 'A visitor asks for an alert of a television.'),
  'mail.alert-stock': customer('Back in stock', 'A television that somebody waits for is back in stock.'),
  'mail.alert-price': customer('Price reached', 'A television costs what somebody waits for.'),
  'mail.passport-offer': customer(
    'Television offered',
    'The owner of a television offers it to somebody else.',
  ),
  'mail.passport-given': customer(
    'Television transferred',
    'Somebody accepts a television. Goes to its former owner.',
  ),
  'mail.passport-received': customer(
    'Television received',
    'Somebody accepts a television. Goes to its new owner.',
  ),
  'mail.warranty-ends': customer(
    'Warranty ends soon',
    'The warranty of a television whose owner wants to be reminded ends in 30 days.',
  ),
  'mail.order-placed': customer('Order placed', 'An order was paid.'),
  'mail.pay-link': customer('Link to pay', 'Staff send a draft order to its customer.'),
  'mail.order-status': customer(
    'Order status changed',
    'An order is shipped, delivered, cancelled or returned.',
  ),
  'mail.order-tracking': customer(
    'Link to track an order',
    'Somebody asks for the tracking link of an order.',
  ),
  'mail.order-address': customer('Delivery address corrected', 'Staff correct the address of an order.'),
  'mail.order-late': customer('Order arrives later', 'An order cannot arrive on its promised day.'),
  'mail.shipment': customer('Part of an order shipped', 'A parcel with a part of an order leaves.'),
  'mail.installation': customer(
    'Installation of a television',
    'An installation is booked, moved or cancelled, a late delivery moves it, or a technician ends it.',
  ),
  'mail.technician': business('Link of a technician', 'Staff send a technician the link to a visit.'),
  'mail.installation-failed': staff('Installation failed', 'A technician could not install a television.'),
  'mail.refunded': customer('Refunded', 'The payment provider has sent a refund.'),
  'mail.refunded-part': customer('Refunded in part', 'The payment provider has sent a refund of a part.'),
  'mail.return-received': customer('Return requested', 'A customer asks for a return.'),
  'mail.return-approved': customer('Return approved', 'Staff approve a return.'),
  'mail.return-pickup': customer(
    'Pickup of a return',
    'A customer or staff choose or move the pickup of a return, or staff clear it.',
  ),
  'mail.return-arrived': customer('Returned goods arrived', 'Staff note that returned goods have arrived.'),
  'mail.return-inspected': customer('Return accepted', 'An inspection accepts a return, or a part of it.'),
  'mail.return-rejected': customer('Return rejected', 'Staff reject a return.'),
  'mail.replacement': customer(
    'Replacement',
    'A replacement is packed, waits, leaves, arrives or is cancelled.',
  ),
  'mail.complaint-received': customer('Complaint received', 'A customer raises a complaint.'),
  'mail.complaint-status': customer('Complaint status changed', 'The status of a complaint changes.'),
  'mail.complaint-answered': customer('Complaint answered', 'Staff answer a complaint.'),
  'mail.contact-sender': customer('Message received', 'Somebody sends the contact form.'),
  'mail.contact-answered': customer('Message answered', 'Staff answer a message of the contact form.'),
  'mail.review-removed': customer('Review removed', 'Staff remove a review.'),
  'mail.review-photo': customer(
    'Photo of a review hidden or shown',
    'Staff hide a photo of a review, or show it again.',
  ),
  'mail.review-restored': customer('Review shown again', 'Staff show a removed review again.'),
  'mail.privacy-link': customer(
    'Link to the privacy centre',
    'Somebody asks for their data without signing in.',
  ),
  'mail.privacy-request': customer('Data request received', 'Somebody sends a request about their data.'),
  'mail.privacy-answer': customer('Data request answered', 'Staff answer a request about data.'),
  'mail.erased': customer('Data erased', 'The data of a person was erased. The last mail to them.'),
  'mail.wholesale-placed': business('Wholesale order placed', 'A business places a wholesale order.'),
  'mail.wholesale-invoice': business('Wholesale invoice', 'Staff mark a wholesale order as paid.'),
  'mail.wholesale-credit-note': business('Wholesale credit note', 'Staff credit a wholesale invoice.'),
  'mail.wholesale-for-staff': staff('New wholesale order', 'A business places a wholesale order.'),
  'mail.contact-support': staff('New message', 'Somebody sends the contact form.'),
  'mail.contact-reply': staff('Reply to a message', 'The sender of a message writes again.'),
  'mail.complaint-reply': staff('Message about a complaint', 'A customer writes about their complaint.'),
  'mail.privacy-request-support': staff('New data request', 'Somebody sends a request about their data.'),
  'mail.order-mention': staff('Mentioned in a note', 'A note about an order mentions a member of staff.'),
  'mail.refund-asked': staff('Refund to approve', 'A refund above somebody’s limit waits.'),
  'mail.refund-decided': staff('Refund decided', 'A refund was approved or declined, or has expired.'),
  'mail.price-proposed': staff('Price to approve', 'Somebody asks for a price that is more than 30 % lower.'),
  'mail.price-decided': staff('Price decided', 'A price was approved or rejected.'),
  'mail.price-missed': staff('Scheduled price missed', 'A scheduled price could not be set.'),
  'mail.publish-failed': staff('Television not published', 'A scheduled television lacks something.'),
  'mail.audit-anchor': staff('Audit log of a day', 'Every night, with the end of the hash chain.'),
  'mail.restore-drill': staff(
    'Restore drill failed',
    'A backup could not be restored, or a check of it failed.',
  ),
  'mail.reorder': staff('What to order', 'Every morning when televisions run short or deliveries are late.'),
  'mail.report': staff('Report on a schedule', 'At the time of a report schedule.'),
  'mail.staff-reset': staff(
    'Link to set a password',
    'A SuperAdmin invites somebody, or lets them set a new password.',
  ),
  'mail.second-factor': staff(
    'Second factor changed',
    'A second factor or a passkey of somebody of the staff is set up or removed.',
  ),
  'mail.staff-sign-in-alert': staff(
    'Login alert of staff',
    'Somebody of the staff logs in with a new device or network, or the shop ends a login for safety.',
  ),
  'mail.webhook-paused': staff('Webhook paused', 'The shop pauses a webhook after many failures.'),
};
