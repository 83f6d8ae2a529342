/**
 * What the shop promises in days, for rules, pages, screens and mails alike: a promise stands here once, so that no page
 * can say another number than the rule behind it.
 */

/** Days after delivery within which a return may be requested (docs/spec/settings.md#promises). */
export const RETURN_DAYS = 7;

/** Days after delivery within which extended protection is refunded whole (docs/spec/settings.md#promises). */
export const PROTECTION_REFUND_DAYS = 30;

/**
 * Business days after the order between which it is expected near a dispatch centre
 * (docs/spec/delivery.md#expected-delivery).
 */
export const DELIVERY_BUSINESS_DAYS = { earliest: 3, latest: 5 } as const;
export const DELIVERY_TAKES = `${DELIVERY_BUSINESS_DAYS.earliest} to ${DELIVERY_BUSINESS_DAYS.latest} business days`;

/** How long banks take to show a refund that was sent. */
export const BANKS_SHOW_REFUND_WITHIN = '5 to 7 working days';

/** Days within which a bank returns the money of a payment that failed: T+5 of the RBI's circular of 20 September 2019. */
export const BANKS_REVERSE_WITHIN_DAYS = 5;

/** How soon staff reply to a message. */
export const MESSAGE_ANSWERED_WITHIN = 'two working days';

/** What every warranty claim needs (docs/spec/warranties.md#policy). */
export const WARRANTY_CLAIM_PAPERS = 'the original invoice and the warranty card';

/** Hours within which a complaint is acknowledged by mail: Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
export const COMPLAINT_ACKNOWLEDGED_HOURS = 48;

/** Months within which a complaint is resolved, by the same rule. */
export const COMPLAINT_RESOLVED_MONTHS = 1;

/** Days after it was resolved within which the shopper can reopen a complaint. */
export const COMPLAINT_REOPEN_DAYS = 30;

/** Days before the end of the month at which an open complaint counts as due soon. */
export const COMPLAINT_DUE_SOON_DAYS = 7;
