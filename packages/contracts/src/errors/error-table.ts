import { STATE_UNKNOWN_TEXT } from '../service-areas/delivery.rules';
import { ALERT_ERRORS } from './alert-errors';
import { BOOK_ERRORS } from './book-errors';
import { BULK_JOB_ERRORS } from './bulk-job-errors';
import { DELIVERY_PROMISE_ERRORS } from './delivery-promise-errors';
import { INSTALLATION_ERRORS } from './installation-errors';
import { COUPON_ERRORS } from './coupon-errors';
import { IDEMPOTENCY_ERRORS } from './idempotency-errors';
import { IMPORT_ERRORS } from './import-errors';
import { DRAFT_ORDER_ERRORS } from './draft-order-errors';
import { EMI_ERRORS } from './emi-errors';
import { HOME_ERRORS } from './home-errors';
import { SPECIFICATION_ERRORS } from './specification-errors';
import { SAVED_VIEW_ERRORS } from './saved-view-errors';
import { ADDRESS_ERRORS } from './address-errors';
import { SELF_AUDIT_ERRORS } from './self-audit-errors';
import { SETTLEMENT_ERRORS } from './settlement-errors';
import { COMPLAINT_ERRORS } from './complaint-errors';
import { MAIL_ERRORS } from './mail-errors';
import { CONTACT_ERRORS } from './contact-errors';
import { ORDER_ERRORS } from './order-errors';
import { REFUND_REQUEST_ERRORS } from './refund-request-errors';
import { RETURN_ERRORS } from './return-errors';
import { E_INVOICE_ERRORS } from './e-invoice-errors';
import { EWAY_BILL_ERRORS } from './eway-bill-errors';
import { PASSPORT_ERRORS } from './passport-errors';
import { PICTURE_ERRORS } from './picture-errors';
import { PRICE_ERRORS } from './price-errors';
import { PRODUCT_ERRORS } from './product-errors';
import { REVIEW_ERRORS } from './review-errors';
import { SETTINGS_ERRORS } from './settings-errors';
import { SHIPMENT_ERRORS } from './shipment-errors';
import { STOCK_ERRORS } from './stock-errors';
import { SYSTEM_ERRORS } from './system-errors';
import { STAFF_SIGN_IN_ERRORS } from './staff-sign-in-errors';
import { TAX_RATE_ERRORS } from './tax-rate-errors';
import { PRIVACY_ERRORS } from './privacy-errors';
import { WAITING_ROOM_ERRORS } from './waiting-room-errors';
import { WISH_ERRORS } from './wish-errors';

/**
 * Every refusal the shop can give: its HTTP status and the text a person reads (docs/spec/errors.md). Services refuse
 * by code; only the transport turns a code into a status.
 */
export const ERROR_TABLE = {
  INVALID_INPUT: { status: 400, message: 'Please check the highlighted fields.' },
  EXPORT_OVER_REST: { status: 400, message: 'This export is a file. Please ask for it over REST.' },
  EVENTS_OVER_REST: { status: 400, message: 'This call sends events. Please call it over REST.' },
  PROGRESS_OVER_REST: { status: 400, message: 'This call reports its progress. Please call it over REST.' },
  CODE_WRONG: { status: 400, message: 'Invalid OTP.' },
  CODE_EXPIRED: { status: 400, message: 'This OTP has expired. Please request a new one.' },
  CODE_DEAD: { status: 400, message: 'Too many wrong attempts. Please request a new OTP.' },
  PASSWORD_REQUIRED: { status: 400, message: 'Please enter your password to change the email.' },
  PASSWORD_NOT_SET: {
    status: 409,
    message: 'This account has no password yet. Please set one on your profile page first.',
  },
  EMAIL_UNDO_LINK_WRONG: {
    status: 400,
    message: 'This link no longer works. It may have expired or been used already.',
  },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please log in to continue.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please log in again.' },
  WRONG_PASSWORD: { status: 401, message: 'Invalid email or password.' },
  ACCOUNT_CLOSED: { status: 403, message: 'This account is closed. Please contact us to use it again.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this." },
  PASSWORD_NOT_YOURS: { status: 403, message: 'This password is not correct.' },
  NOT_YOURS: { status: 403, message: 'You can only see your own records.' },
  CODE_NOT_VERIFIED: { status: 403, message: 'Please verify your email with an OTP first.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'Product not found.' },
  SERVICE_AREA_NOT_FOUND: { status: 404, message: 'PIN code not found.' },
  ORDER_NOT_FOUND: { status: 404, message: 'Order not found.' },
  NEWS_NOT_FOUND: { status: 404, message: 'This article does not exist.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'Payment not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  /** Carries `current`, the record as it is now, for the screen to show the difference. */
  RECORD_CHANGED: {
    status: 409,
    message: 'Someone else has changed this in the meantime. Please compare and save again.',
  },
  IMPORT_INVALID: {
    status: 400,
    message: (d: { errorCount: number }) =>
      `Nothing was imported: ${d.errorCount} ${d.errorCount === 1 ? 'line has an error' : 'lines have errors'}.`,
  },
  IMPORT_STALE: {
    status: 409,
    message: 'The data has changed since this preview. Nothing was imported. Please check the preview again.',
  },
  REFUND_NOT_OWED: {
    status: 409,
    message: 'This order is neither cancelled nor returned, so there is nothing to refund.',
  },
  BULK_STALE: {
    status: 409,
    message:
      'Some televisions have changed since this preview. Nothing was updated. Please check the preview again.',
  },
  BULK_IMPOSSIBLE: {
    status: 409,
    message: (d: { product: string; problem: string }) => `${d.product}: ${d.problem}`,
  },
  ZIPCODE_TAKEN: { status: 409, message: 'This PIN code is already in the list.' },
  PASSWORD_OF_DEMO: { status: 400, message: 'This is a demo password. Please choose another one.' },
  ...STAFF_SIGN_IN_ERRORS,
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  ...WAITING_ROOM_ERRORS,
  ...ALERT_ERRORS,
  ...PASSPORT_ERRORS,
  ...WISH_ERRORS,
  OUT_OF_STOCK: { status: 409, message: 'Product is out of stock.' },
  ...PRODUCT_ERRORS,
  ...DELIVERY_PROMISE_ERRORS,
  ...INSTALLATION_ERRORS,
  ...STOCK_ERRORS,
  STOCK_EXCEEDED: { status: 409, message: 'Available Stock Quantity Exceeded.' },
  CART_OVER_STOCK: {
    status: 409,
    message: (d: { units: number; product: string }) =>
      `Only ${d.units} units of ${d.product} are available in stock.`,
  },
  CART_EMPTY: { status: 409, message: 'Your cart is empty.' },
  CART_CHANGED: { status: 409, message: 'Your cart has changed. Please review it and try again.' },
  BUY_NOW_CHANGED: {
    status: 409,
    message: 'The price has changed since you opened this page. Please check the new total and order again.',
  },
  ...COUPON_ERRORS,
  ...DRAFT_ORDER_ERRORS,
  ZIP_STATE_UNKNOWN: { status: 409, message: STATE_UNKNOWN_TEXT },
  ZIP_NOT_SERVED: { status: 409, message: 'Service Not Available for this PIN code.' },
  PAYMENT_NOT_CAPTURED: {
    status: 409,
    message: 'Your payment is being confirmed. We will e-mail you when it is done.',
  },
  PAYMENT_REFUNDED: {
    status: 409,
    message: 'This payment arrived too late and has been refunded in full. We have emailed you the details.',
  },
  PAYMENT_SIGNATURE_WRONG: { status: 400, message: 'This payment could not be verified.' },
  WEBHOOK_EVENT_ID_MISSING: { status: 400, message: 'The header x-razorpay-event-id is missing.' },
  PAYMENT_MISMATCH: { status: 409, message: 'This payment does not match the order it was made for.' },
  ...BOOK_ERRORS,
  ...IMPORT_ERRORS,
  ...SELF_AUDIT_ERRORS,
  ...SETTLEMENT_ERRORS,
  ...COMPLAINT_ERRORS,
  ...CONTACT_ERRORS,
  ...REFUND_REQUEST_ERRORS,
  ...RETURN_ERRORS,
  ...ORDER_ERRORS,
  ...SHIPMENT_ERRORS,
  ...E_INVOICE_ERRORS,
  ...EWAY_BILL_ERRORS,
  ...PRICE_ERRORS,
  ...SETTINGS_ERRORS,
  ...BULK_JOB_ERRORS,
  ...SYSTEM_ERRORS,
  ...EMI_ERRORS,
  ...HOME_ERRORS,
  ...SPECIFICATION_ERRORS,
  ...ADDRESS_ERRORS,
  ...SAVED_VIEW_ERRORS,
  ...TAX_RATE_ERRORS,
  ...PRIVACY_ERRORS,
  ...MAIL_ERRORS,
  ...REVIEW_ERRORS,
  FORM_UNREADABLE: { status: 400, message: 'The form could not be read.' },
  ...PICTURE_ERRORS,
  INVOICE_NOT_NUMBERED: {
    status: 409,
    message: 'This invoice is being prepared. Please try again in a moment.',
  },
  INVOICE_UNLAWFUL: {
    status: 409,
    message: (d: { problems: string }) => `The invoice would not be valid. ${d.problems}`,
  },
  INVOICE_NOT_FOUND: { status: 404, message: 'Invoice not found.' },
  WHOLESALE_NOT_FOUND: { status: 404, message: 'Wholesale product not found.' },
  WHOLESALE_ORDER_NOT_FOUND: { status: 404, message: 'Wholesale order not found.' },
  WHOLESALE_TWICE: { status: 409, message: 'This product is already in the wholesale list.' },
  WHOLESALE_STOCK_MISSING: {
    status: 409,
    message: (d: { products: string }) =>
      `There is not enough stock to complete this order: ${d.products}. Nothing was changed.`,
  },
  WHOLESALE_NOT_INVOICED: {
    status: 409,
    message: 'Only a Completed order with an invoice can be credited.',
  },
  WHOLESALE_INVOICED: {
    status: 409,
    message: (d: { invoice: string }) =>
      `Invoice ${d.invoice} was issued for this order, so it must stay Completed.`,
  },
  WHOLESALE_STATE_UNKNOWN: {
    status: 409,
    message: (d: { place: string }) =>
      `We cannot make the invoice: the State of ${d.place} is not known, and the tax depends on it. Nothing was changed.`,
  },
  WHOLESALE_PRICE_CHANGED: {
    status: 409,
    message: 'Prices have changed. Please review your order and try again.',
  },
  ...IDEMPOTENCY_ERRORS,
  BODY_TOO_SLOW: { status: 408, message: 'This took too long to send. Please try again.' },
  TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'This type of content is not accepted here.' },
  RATE_LIMITED: {
    status: 429,
    message: (d: { retryAfterSeconds: number }) =>
      d.retryAfterSeconds > 90
        ? `Too many attempts. Please try again in ${Math.ceil(d.retryAfterSeconds / 60)} minutes.`
        : `Too many attempts. Please try again in ${d.retryAfterSeconds} seconds.`,
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The payment service is not responding. You have not been charged. Please try again.',
  },
  NOT_READY: { status: 503, message: 'The service is starting. Please try again shortly.' },
  /* The refused action may have taken effect nevertheless. */
  TEMPORARILY_UNAVAILABLE: {
    status: 503,
    message: (_d: { retryAfterSeconds: number }) =>
      'The shop is not responding right now. Please try again in a moment.',
  },
  MEDIA_UNAVAILABLE: {
    status: 503,
    message: (_d: { retryAfterSeconds: number }) =>
      'Pictures cannot be stored or shown right now. Please try again in a moment.',
  },
  OVERLOADED: {
    status: 503,
    message: (_d: { retryAfterSeconds: number }) =>
      'The shop is very busy right now. Please try again in a moment.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;

export type ErrorCode = keyof typeof ERROR_TABLE;

type DataOf<C extends ErrorCode> = (typeof ERROR_TABLE)[C]['message'] extends (data: infer D) => string
  ? D
  : Record<string, unknown> | undefined;
/** The facts that the text of a code needs, as the rest of an argument list. */
export type ErrorData<C extends ErrorCode> =
  undefined extends DataOf<C> ? [data?: DataOf<C>] : [data: DataOf<C>];
