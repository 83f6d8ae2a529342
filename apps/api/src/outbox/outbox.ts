import type { CustomerRole } from '@aabha/contracts/accounts/accounts.values';
import type { SecondFactorChange } from '@aabha/contracts/accounts/second-factor.values';
import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { InstallationSlot } from '@aabha/contracts/installations/installations.rules';
import type { InstallationChange } from '@aabha/contracts/installations/installations.values';
import type { VisitFailure } from '@aabha/contracts/installations/visits.values';
import type { PickupSlot } from '@aabha/contracts/returns/pickup-slots.rules';
import type { PickupChange } from '@aabha/contracts/returns/pickup-slots.values';
import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import type { Language } from '@aabha/contracts/language/language';
import type { MailKind } from '@aabha/contracts/mails/mails.values';
import type { DbOrTx } from '@aabha/db/client';
import { placeholders, preparedStatement } from '@aabha/db/driver/prepared-statement';
import { outbox } from '@aabha/db/schema/outbox';
import { tracing } from '../tracing/tracing';

/** A session that its person is told of: with a new device, or ended since its refresh token was used twice. */
interface SessionAlert {
  sessionId: string;
  event: 'new-device' | 'reused';
}

/**
 * Every kind of effect with its payload. A payload has ids, and the state that is to be mailed where that may change
 * before the mail; a handler reads everything else itself. `language` is that of the pages where a mail was caused that may
 * go to an address without an account; effects queued by the previous release have none.
 */
export interface Effects {
  'mail.code': { codeId: string; language?: Language };
  'mail.welcome': { userId: string };
  'mail.password-changed': { userId: string };
  'mail.email-changed': { changeId: string };
  'mail.account-closed': { userId: string };
  'mail.account-reopened': { userId: string };
  /** The previous release does not know these two. */
  'mail.staff-reset': { linkId: string };
  /** With the name of the passkey that was added or removed. */
  'mail.second-factor': { userId: string; change: SecondFactorChange; passkey?: string };
  /** To a shopper, and to a member of the staff. The previous release does not know these two. */
  'mail.sign-in-alert': SessionAlert;
  'mail.staff-sign-in-alert': SessionAlert;
  /** Effects queued by the previous release have no role. */
  'mail.account-role': { userId: string; role?: CustomerRole };
  'mail.order-placed': { orderId: string };
  'mail.order-status': { orderId: string; eventId: string };
  /** To the address of the order's delivery or of its account; the previous release does not know it. */
  'mail.order-tracking': { orderId: string; to: 'delivery' | 'account' };
  'mail.order-address': { orderId: string; eventId: string };
  /** With the day that was promised and the new one. The previous release does not know it. */
  'mail.order-late': { orderId: string; before: string; now: string };
  /** With the slot, null once it is cancelled. The previous release does not know it. */
  'mail.installation': {
    orderId: string;
    installationId: string;
    change: InstallationChange;
    slot: InstallationSlot | null;
    /** Why the technician could not install it. */
    failure?: VisitFailure;
  };
  /** To a technician: address and token, encrypted. The previous release does not know these two. */
  'mail.technician': { orderId: string; installationId: string; language: Language; sealed: string };
  'mail.installation-failed': { orderId: string; installationId: string; failure: VisitFailure };
  /** To one of the staff. The previous release does not know it. */
  'mail.order-mention': { noteId: string; userId: string };
  /** Of a shipment of a part, which the previous release does not know. */
  'mail.shipment': { orderId: string; shipmentId: string };
  /** Of an offer of a draft order, which the previous release does not know. */
  'mail.pay-link': { draftOrderId: string; revision: number };
  /** To one of the staff who may approve it, and to who asked; the previous release does not know these two. */
  'mail.refund-asked': { userId: string; requestId: string };
  'mail.refund-decided': { requestId: string };
  'mail.refunded': { refundId: string };
  /** Of a part, which the previous release does not know; likewise below. */
  'mail.refunded-part': { refundId: string };
  'mail.return-received': { returnId: string };
  'mail.return-approved': { returnId: string };
  /** With the chosen slot, null once it is cleared. The previous release does not know it. */
  'mail.return-pickup': { returnId: string; change: PickupChange; slot: PickupSlot | null };
  /** The previous release does not know these three. */
  'mail.return-arrived': { returnId: string };
  'mail.return-inspected': { returnId: string };
  'mail.return-rejected': { returnId: string };
  /** The previous release does not know it. */
  'mail.replacement': { replacementId: string; state: ReplacementState };
  'mail.complaint-received': { complaintId: string };
  'mail.complaint-status': { complaintId: string; status: ComplaintStatus; messageId?: string };
  /** The previous release does not know these two. */
  'mail.complaint-answered': { messageId: string };
  'mail.complaint-reply': { messageId: string };
  'mail.review-removed': { reviewId: string; removedAt: string };
  'mail.review-restored': { reviewId: string };
  /** The previous release does not know these two. With null the photo is shown again. */
  'mail.review-photo': { photoId: string; hiddenAt: string | null };
  'media.delete-files': { hash: string; files: string[] };
  'mail.contact-support': { messageId: string };
  'mail.contact-sender': { messageId: string; language?: Language };
  /** The previous release does not know these two. */
  'mail.contact-answered': { replyId: string };
  'mail.contact-reply': { replyId: string };
  'mail.wholesale-placed': { orderId: string };
  'mail.wholesale-for-staff': { orderId: string };
  'mail.wholesale-invoice': { orderId: string };
  'mail.wholesale-credit-note': { orderId: string; creditNoteId: string };
  /** To one of the staff; `changeIds` are the first ones of them. */
  'mail.price-proposed': { userId: string; changeIds: string[]; changeCount: number };
  'mail.price-decided': { changeId: string };
  'mail.publish-failed': { userId: string; productId: string; missing: string };
  'mail.price-missed': { userId: string; changeId: string; isRemoved: boolean };
  /** To a SuperAdmin. The previous release does not know it. */
  'mail.webhook-paused': { userId: string; webhookId: string };
  /** To one of the addresses of the settings. The previous release does not know it. */
  'mail.reorder': { day: string; position: number };
  /** To the shop's own address, and into its file. The previous release does not know these two. */
  'mail.audit-anchor': { day: string };
  'audit.anchor-file': { day: string };
  /** To the shop's own address. The previous release does not know it. */
  'mail.restore-drill': { drillId: string };
  /** To one of the staff, of a run of a report schedule. The previous release does not know it. */
  'mail.report': { userId: string; runId: string };
  'mail.subscribed': { subscriberId: string };
  /** The previous release does not know these three. */
  'mail.alert-confirm': { alertId: string };
  'mail.alert-stock': { alertId: string };
  'mail.alert-price': { alertId: string };
  /** To who is offered a television, with the token of the link, encrypted. The previous release does not know these three. */
  'mail.passport-offer': { offerId: string; sealed: string };
  /** To its former owner, and to the new one. */
  'mail.passport-given': { offerId: string };
  'mail.passport-received': { offerId: string };
  /** Only while the person owns the television and wants to be reminded. */
  'mail.warranty-ends': { serialId: string; userId: string };
  'mail.privacy-link': { linkId: string; language?: Language };
  'mail.privacy-request': { requestId: string };
  'mail.privacy-request-support': { requestId: string };
  'mail.privacy-answer': { requestId: string };
  'mail.erased': { erasureId: string; language?: Language };
  /** To who of the staff asked for it. No mail of the log; the previous release does not know it. */
  'mail-template.send-test': { userId: string; kind: MailKind; example: string; language: Language };
  /** Its dates, its place or its televisions have changed. The previous release does not know it. */
  'installations.refit': { orderId: string };
  'privacy.export': { exportId: string };
  'payments.webhook': { eventId: string };
  'payments.refund': { refundId: string };
  'payments.refund-part': { refundId: string };
}
export type EffectKind = keyof Effects;

const queued = preparedStatement((db) =>
  db
    .insert(outbox)
    .values(placeholders(['kind', 'payload']))
    .prepare('enqueue'),
);

/**
 * Queues an effect in the transaction of its cause (docs/spec/mails.md#delivery). It runs after the commit,
 * at least once.
 */
export async function enqueue<K extends EffectKind>(tx: DbOrTx, kind: K, payload: Effects[K]): Promise<void> {
  const { active } = tracing;
  if (!active) return void (await queued(tx).execute({ kind, payload }));
  /* The trace travels with the payload, so that the effect is part of it. */
  await active.run({ name: `enqueue ${kind}`, kind: 'producer' }, () =>
    queued(tx).execute({ kind, payload: { ...payload, traceparent: active.traceparent() } }),
  );
}
