/** What a key may be for. Which calls each includes is in the API's `core/key-scopes.ts` (docs/spec/api-keys.md#scopes). */
export const API_KEY_SCOPES = [
  'orders:read',
  'orders:write',
  'shipments:read',
  'shipments:write',
  'returns:read',
  'refunds:read',
  'refunds:write',
  'catalogue:write',
  'publication:write',
  'specifications:read',
  'specifications:write',
  'pictures:read',
  'pictures:write',
  'prices:read',
  'prices:write',
  'stock:read',
  'stock:write',
  'coupons:read',
  'coupons:write',
  'invoices:read',
  'e-invoices:read',
  'e-invoices:write',
  'settlements:read',
  'settlements:write',
  'reports:read',
  'webhooks:read',
  'webhooks:write',
  'areas:read',
  'areas:write',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const API_KEY_SCOPE_NAMES: Readonly<Record<ApiKeyScope, string>> = {
  'orders:read': 'Read orders with names and addresses',
  'orders:write': 'Correct addresses, add notes',
  'shipments:read': 'Read shipments, e-way bills and papers',
  'shipments:write': 'Pack, hand over and deliver',
  'returns:read': 'Read returns',
  'refunds:read': 'Read refunds',
  'refunds:write': 'Refund, and change the status of orders: cancelling refunds',
  'catalogue:write': 'Add and change televisions',
  'publication:write': 'Publish televisions, make drafts of them',
  'specifications:read': 'Read the specification dictionary',
  'specifications:write': 'Change the specification dictionary, import it',
  'pictures:read': 'Read the picture library',
  'pictures:write': 'Upload, rename, replace and remove pictures',
  'prices:read': 'Read prices and their history',
  'prices:write': 'Schedule and cancel prices',
  'stock:read': 'Read movements, deliveries and what to order',
  'stock:write': 'Count stock, plan and receive deliveries',
  'coupons:read': 'Read coupons',
  'coupons:write': 'Create, change and end coupons',
  'invoices:read': 'Read invoices and credit notes',
  'e-invoices:read': 'Read e-invoices and what the portal needs',
  'e-invoices:write': 'Enter what the e-invoice portal answered',
  'settlements:read': 'Read settlements',
  'settlements:write': 'Enter what arrived in the bank',
  'reports:read': 'Read reports of sales, taxes, returns, coupons and deliveries',
  'webhooks:read': 'Read webhooks and their deliveries',
  'webhooks:write': 'Pause, resume and test webhooks, replay deliveries',
  'areas:read': 'Read PIN codes',
  'areas:write': 'Add, change and remove PIN codes',
};

/** The groups in which the screen shows the scopes. */
export const API_KEY_SCOPE_GROUPS: Readonly<Record<string, readonly ApiKeyScope[]>> = {
  Orders: ['orders:read', 'orders:write', 'shipments:read', 'shipments:write', 'returns:read'],
  Catalogue: [
    ...(['catalogue:write', 'publication:write', 'specifications:read', 'specifications:write'] as const),
    ...(['pictures:read', 'pictures:write', 'prices:read', 'prices:write'] as const),
    ...(['stock:read', 'stock:write', 'coupons:read', 'coupons:write'] as const),
  ],
  Accounting: [
    ...(['invoices:read', 'e-invoices:read', 'e-invoices:write', 'reports:read'] as const),
    ...(['settlements:read', 'settlements:write', 'refunds:read', 'refunds:write'] as const),
  ],
  Delivery: ['areas:read', 'areas:write'],
  System: ['webhooks:read', 'webhooks:write'],
};

export const API_KEY_STATES = ['active', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
export const API_KEY_STATE_NAMES: Readonly<Record<ApiKeyState, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** For how many days a key can be made. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const;
