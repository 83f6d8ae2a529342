/** Sizes and times that several places share (docs/spec/settings.md). */
export const PAGE_SIZES = {
  products: 20,
  search: 10,
  related: 6,
  relatedShown: 4,
  /** From these, suggestions take those in stock first. */
  suggestedFrom: 24,
  featured: 4,
  news: 20,
  reviews: 20,
  cart: 50,
  orders: 20,
  invoices: 20,
  complaints: 20,
  messages: 20,
  returns: 10,
  televisions: 10,
  wholesale: 20,
  max: 100,
} as const;

/** The matches of a text in a list of staff are counted up to this many, or to its next multiple after a later page. */
export const SEARCH_COUNT_MAX = 100;

/** Those of the back office, apart, so that the shop does not load them. */
export const STAFF_PAGE_SIZES = {
  mailTemplates: 20,
  subscribers: 20,
  dashboardOrders: 10,
  dashboardComplaints: 5,
  dashboardCoupons: 5,
  adminProducts: 6,
  coupons: 20,
  serviceAreas: 20,
  customers: 20,
  audit: 20,
  auditAnchors: 20,
  consents: 20,
  privacyRequests: 20,
  breaches: 20,
  failures: 20,
  mails: 20,
  imports: 20,
  priceChanges: 20,
  taxRates: 20,
  ewayBillLimits: 20,
  bookChecks: 20,
  restoreDrills: 20,
  shipments: 20,
  toPack: 50,
  draftOrders: 20,
  bulkJobs: 20,
  cases: 20,
  savedReplies: 20,
  apiKeys: 20,
  reportSchedules: 20,
  webhooks: 20,
  webhookDeliveries: 20,
  specificationTerms: 50,
  emiPlans: 20,
  bankOffers: 20,
  library: 48,
  removedProducts: 20,
  reorder: 20,
  deliveries: 20,
} as const;

export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_MIN_CHARACTERS = 2;
export const TOAST_MS = 5000;
export const ADMIN_TOAST_MS = 3000;
export const HURRY_BELOW_STOCK = 5;
export const LOW_STOCK_AT_MOST = 10;
export const MENU_CLOSE_SCROLL_PX = 300;

/** Calls that may go out as one over tRPC. */
export const BATCH_MAX = 20;

/** What the body of a call may be: bytes, and how long it may take to come in. Calls that carry more say so in the API. */
export const CALL_BODY_MAX_BYTES = 64 * 1024;
export const CALL_BODY_WITHIN_MS = 5_000;
/** Values that the input of a call may have, at all depths together. */
export const CALL_NODES_MAX = 2_000;
/** Connections that one network may have open with a server, unless it is set otherwise. */
export const CONNECTIONS_PER_NETWORK = 256;
/** Fields that a refusal names at most. */
export const REFUSED_FIELDS_MAX = 20;

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const PRODUCT_IMAGES_MAX = 10;
export const NEWS_IMAGES_MAX = 5;
/** Files of one complaint or one message about it. */
export const COMPLAINT_FILES_MAX = 3;
/** Files of one note about an order, and staff that it may mention. */
export const NOTE_FILES_MAX = 3;
export const NOTE_MENTIONS_MAX = 10;

/** Characters of a gift note, which has to fit on a packing slip (docs/spec/checkout.md#gift-note). */
export const GIFT_NOTE_MAX = 200;

export const CODE_LENGTH = 6;
export const CODE_TTL_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const CODE_RESEND_MS = 30_000;
export const CODE_VERIFIED_FOR_MS = 15 * 60_000;

/** How long the holder of the earlier address can take back a change of e-mail. */
export const EMAIL_UNDO_DAYS = 7;

/** How long an `Idempotency-Key` is remembered. */
export const IDEMPOTENCY_TTL_MS = 24 * 3600_000;
export const IDEMPOTENCY_KEY_MAX = 255;

/** The retention of Web Vitals in days: as far back as staff can look. */
export const WEB_VITALS_DAYS = 90;
/** The retention of page views in days, unless it is set otherwise; the privacy policy names it. */
export const ANALYTICS_DAYS = 400;

export const SHOPPER_TOKEN_SECONDS = 7 * 24 * 3600;
export const STAFF_TOKEN_SECONDS = 12 * 3600;
export const TOKEN_STORAGE_KEY = 'token';

/** How long the link to the preview of a television works. */
export const PREVIEW_HOURS = 72;

/** How long a tracking link works after the last change of its order's status (docs/spec/order-tracking.md#link). */
export const TRACKING_DAYS = 90;
