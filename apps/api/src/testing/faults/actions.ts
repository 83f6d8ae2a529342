/** Which act a request is, over either transport. The procedures are those of the table below. */
const REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/\/payment\/new|checkout\.createPayment/, 'create'],
  [/\/payment\/verify-payment|checkout\.verifyPayment/, 'verify'],
  [/\/payment\/webhook/, 'webhook'],
  [/\/order\/[^/]+\/update|orders\.updateStatus/, 'cancel'],
  [/\/order\/[^/]+\/address|orders\.correctAddress/, 'address'],
  [/\/order\/[^/]+\/restock|orders\.restock/, 'restock'],
  [/\/returnRequest\/create|returns\.request/, 'return'],
  [/\/returnRequest\/[^/]+\/update|returns\.update/, 'decide'],
  [/\/wholesale\/orders\/new|wholesale\.placeOrder/, 'wholesale'],
  [/\/cart\/new|cart\.add/, 'cart'],
  [/\/coupon\/create-coupon|coupons\.create/, 'coupon'],
  [/\/product\/add-product|products\.create/, 'product'],
  [/\/product\/[^/]+\/update\/v2|products\.update/, 'edit'],
  [/products\.applyBulk/, 'bulk'],
  [/products\.importCsv/, 'import'],
  [/dashboard\.retryFailure/, 'retry'],
  [/reconciliation\.settle/, 'discrepancy'],
];

const EFFECTS: Partial<Record<string, string>> = {
  'payments.webhook': 'settle',
  'payments.refund': 'refund',
};

/** The act of a request by its URL; undefined for one that has no fault points. */
export const actionOfRequest = (url: string) => REQUESTS.find(([path]) => path.test(url))?.[1];

/** The act of an effect of the outbox by its kind. */
export const actionOfEffect = (kind: string) => EFFECTS[kind] ?? 'mail';
