import {
  mailCode,
  mailEmailChanged,
  mailPasswordChanged,
  mailSubscribed,
  mailWelcome,
} from './modules/accounts/accounts.mails';
import {
  mailAccountClosed,
  mailAccountReopened,
  mailAccountRole,
} from './modules/accounts/accounts.state.mails';
import { mailAlertConfirm, mailAlertPrice, mailAlertStock } from './modules/alerts/alerts.mails';
import {
  mailPassportGiven,
  mailPassportOffer,
  mailPassportReceived,
} from './modules/passports/transfers.mails';
import { mailWarrantyEnds } from './modules/passports/mail-warranty-ends';
import { mailAuditAnchor } from './modules/audit/audit-anchor.mails';
import { writeAnchorFile } from './modules/audit/anchor-file.service';
import { mailRestoreDrill } from './modules/restore-drills/restore-drills.mails';
import { recordMails } from './mails/record-mails';
import { mailOrderMention } from './modules/order-notes/order-notes.mails';
import { mailOrderLate } from './modules/orders/orders.late.mails';
import { mailOrderAddress } from './modules/orders/orders.address.mails';
import { mailOrderPlaced, mailOrderStatus, mailRefunded } from './modules/orders/orders.mails';
import { mailOrderTracking } from './modules/orders/order-tracking.mails';
import { mailTest } from './modules/mail-templates/test-mail.mails';
import { mailPayLink } from './modules/draft-orders/pay-link.mails';
import { mailShipment } from './modules/orders/orders.shipments.mails';
import { mailComplaintReceived, mailComplaintStatus } from './modules/complaints/complaints.mails';
import { mailComplaintAnswered, mailComplaintReply } from './modules/complaints/complaints.thread.mails';
import { mailContactSender, mailContactSupport } from './modules/contact/contact.mails';
import { mailContactAnswered, mailContactReply } from './modules/contact/contact.thread.mails';
import { mailRefundAsked, mailRefundDecided } from './modules/refund-requests/refund-requests.mails';
import { mailPublishFailed } from './modules/products/publish-failed.mails';
import { mailPriceDecided, mailPriceMissed, mailPriceProposed } from './modules/prices/prices.mails';
import { makeExport } from './modules/privacy/exports.service';
import {
  mailErased,
  mailPrivacyAnswer,
  mailPrivacyLink,
  mailPrivacyRequest,
  mailPrivacyRequestSupport,
} from './modules/privacy/privacy.mails';
import { mailInstallation } from './modules/installations/installations.mails';
import { mailInstallationFailed, mailTechnician } from './modules/installations/visits.mails';
import { refitInstallations } from './modules/installations/refit-installations.service';
import { mailReturnPickup } from './modules/returns/pickups.mails';
import { mailReplacementNews } from './modules/returns/replacements.mails';
import {
  mailReturnApproved,
  mailReturnArrived,
  mailReturnInspected,
  mailReturnReceived,
  mailReturnRejected,
} from './modules/returns/returns.mails';
import { mailReorder } from './modules/stock/reorder.mails';
import { mailReport } from './modules/report-schedules/report.mails';
import { deleteFiles } from './modules/media/drop-photos.service';
import { mailReviewPhoto } from './modules/reviews/review-photos.mails';
import { mailReviewRemoved, mailReviewRestored } from './modules/reviews/reviews.mails';
import {
  mailWholesaleCreditNote,
  mailWholesaleForStaff,
  mailWholesaleInvoice,
  mailWholesalePlaced,
} from './modules/wholesale/wholesale.mails';
import { mailSignInAlert } from './modules/accounts/sign-in-alert.mails';
import { mailSecondFactor, mailStaffReset } from './modules/accounts/staff-sign-in.mails';
import { mailWebhookPaused } from './modules/webhooks/webhooks.mails';
import { sendRefund } from './modules/refunds/refunds.service';
import { handleWebhookEvent } from './modules/checkout/webhook.service';
import { completePartRefund, completeReturnRefund } from './modules/returns/returns.refund.service';
import type { TransactionHandlers } from './context/deps';
import type { EffectHandlers } from './outbox/worker';

/** See `TransactionHandlers`. */
export const transactionHandlers: TransactionHandlers = {
  onRefunded: completeReturnRefund,
  onPartRefunded: completePartRefund,
};

/** The handler of each effect. A new kind of effect does not type-check without one. */
export const effectHandlers: EffectHandlers = recordMails({
  'mail.code': mailCode,
  'mail.welcome': mailWelcome,
  'mail.password-changed': mailPasswordChanged,
  'mail.email-changed': mailEmailChanged,
  'mail.account-closed': mailAccountClosed,
  'mail.account-reopened': mailAccountReopened,
  'mail.account-role': mailAccountRole,
  'mail.staff-reset': mailStaffReset,
  'mail.second-factor': mailSecondFactor,
  'mail.sign-in-alert': mailSignInAlert,
  'mail.staff-sign-in-alert': mailSignInAlert,
  'mail.order-placed': mailOrderPlaced,
  'mail.order-status': mailOrderStatus,
  'mail.order-address': mailOrderAddress,
  'mail.order-late': mailOrderLate,
  'mail.installation': mailInstallation,
  'mail.technician': mailTechnician,
  'mail.installation-failed': mailInstallationFailed,
  'mail.order-mention': mailOrderMention,
  'mail.order-tracking': mailOrderTracking,
  'mail.shipment': mailShipment,
  'mail.pay-link': mailPayLink,
  'mail.refund-asked': mailRefundAsked,
  'mail.refund-decided': mailRefundDecided,
  'mail.refunded': mailRefunded,
  'mail.refunded-part': mailRefunded,
  'mail.return-received': mailReturnReceived,
  'mail.return-approved': mailReturnApproved,
  'mail.return-pickup': mailReturnPickup,
  'mail.return-arrived': mailReturnArrived,
  'mail.return-inspected': mailReturnInspected,
  'mail.return-rejected': mailReturnRejected,
  'mail.replacement': mailReplacementNews,
  'mail.complaint-received': mailComplaintReceived,
  'mail.complaint-status': mailComplaintStatus,
  'mail.complaint-answered': mailComplaintAnswered,
  'mail.complaint-reply': mailComplaintReply,
  'mail.review-removed': mailReviewRemoved,
  'mail.review-restored': mailReviewRestored,
  'mail.review-photo': mailReviewPhoto,
  'media.delete-files': deleteFiles,
  'mail.contact-support': mailContactSupport,
  'mail.contact-sender': mailContactSender,
  'mail.contact-answered': mailContactAnswered,
  'mail.contact-reply': mailContactReply,
  'mail.wholesale-placed': mailWholesalePlaced,
  'mail.wholesale-for-staff': mailWholesaleForStaff,
  'mail.wholesale-invoice': mailWholesaleInvoice,
  'mail.wholesale-credit-note': mailWholesaleCreditNote,
  'mail.price-proposed': mailPriceProposed,
  'mail.price-decided': mailPriceDecided,
  'mail.price-missed': mailPriceMissed,
  'mail.publish-failed': mailPublishFailed,
  'mail.webhook-paused': mailWebhookPaused,
  'mail.audit-anchor': mailAuditAnchor,
  'audit.anchor-file': writeAnchorFile,
  'mail.restore-drill': mailRestoreDrill,
  'mail.reorder': mailReorder,
  'mail.report': mailReport,
  'mail.subscribed': mailSubscribed,
  'mail.alert-confirm': mailAlertConfirm,
  'mail.alert-stock': mailAlertStock,
  'mail.alert-price': mailAlertPrice,
  'mail.passport-offer': mailPassportOffer,
  'mail.passport-given': mailPassportGiven,
  'mail.passport-received': mailPassportReceived,
  'mail.warranty-ends': mailWarrantyEnds,
  'mail.privacy-link': mailPrivacyLink,
  'mail.privacy-request': mailPrivacyRequest,
  'mail.privacy-request-support': mailPrivacyRequestSupport,
  'mail.privacy-answer': mailPrivacyAnswer,
  'mail.erased': mailErased,
  'mail-template.send-test': mailTest,
  'installations.refit': refitInstallations,
  'privacy.export': makeExport,
  'payments.webhook': handleWebhookEvent,
  'payments.refund': sendRefund,
  'payments.refund-part': sendRefund,
});
