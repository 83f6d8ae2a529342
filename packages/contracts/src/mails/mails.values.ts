/** Every kind of mail that the shop sends (docs/spec/mails.md#kinds). */
export const MAIL_KINDS = [
  'mail.account-closed',
  'mail.account-reopened',
  'mail.account-role',
  'mail.alert-confirm',
  'mail.alert-price',
  'mail.alert-stock',
  'mail.audit-anchor',
  'mail.code',
  'mail.complaint-answered',
  'mail.complaint-received',
  'mail.complaint-reply',
  'mail.complaint-status',
  'mail.contact-answered',
  'mail.contact-reply',
  'mail.contact-sender',
  'mail.contact-support',
  'mail.email-changed',
  'mail.erased',
  'mail.order-address',
  'mail.order-late',
  'mail.order-mention',
  'mail.order-placed',
  'mail.order-status',
  'mail.order-tracking',
  'mail.installation',
  'mail.technician',
  'mail.installation-failed',
  'mail.passport-given',
  'mail.passport-offer',
  'mail.passport-received',
  'mail.password-changed',
  'mail.pay-link',
  'mail.price-decided',
  'mail.price-missed',
  'mail.price-proposed',
  'mail.privacy-answer',
  'mail.privacy-link',
  'mail.privacy-request',
  'mail.privacy-request-support',
  'mail.publish-failed',
  'mail.warranty-ends',
  'mail.webhook-paused',
  'mail.refund-asked',
  'mail.refund-decided',
  'mail.refunded',
  'mail.refunded-part',
  'mail.reorder',
  'mail.report',
  'mail.replacement',
  'mail.restore-drill',
  'mail.return-approved',
  'mail.return-arrived',
  'mail.return-inspected',
  'mail.return-pickup',
  'mail.return-received',
  'mail.return-rejected',
  'mail.review-photo',
  'mail.review-removed',
  'mail.review-restored',
  'mail.second-factor',
  'mail.shipment',
  'mail.sign-in-alert',
  'mail.staff-reset',
  'mail.staff-sign-in-alert',
  'mail.subscribed',
  'mail.welcome',
  'mail.wholesale-credit-note',
  'mail.wholesale-for-staff',
  'mail.wholesale-invoice',
  'mail.wholesale-placed',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * What became of a mail (docs/spec/mails.md#log). `skipped` was done without a copy: it was no longer needed, or sent by a
 * release without copies.
 */
export const MAIL_STATES = ['waiting', 'sent', 'skipped', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  skipped: 'Not needed',
  failed: 'Failed',
};

/** Whom a kind of mail is written to: shoppers, buyers of wholesale orders, or the shop's own people and addresses. */
export const MAIL_AUDIENCES = ['customer', 'business', 'staff'] as const;
export type MailAudience = (typeof MAIL_AUDIENCES)[number];

export const MAIL_AUDIENCE_LABELS: Readonly<Record<MailAudience, string>> = {
  customer: 'Customer',
  business: 'Business',
  staff: 'Staff',
};

/** Test mails of one person within an hour. */
export const TEST_MAILS_PER_HOUR = 10;
