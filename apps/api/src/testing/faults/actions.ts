/** The action of each request path, over either transport. The procedures are those of the table below. */
const REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/\/payment\/new|checkout\.createPayment|\/payLink\/pay$|payLink\.pay/, 'create'],
  [/\/payment\/verify-payment|checkout\.verifyPayment|\/payLink\/verify$|payLink\.verify/, 'verify'],
  [/\/payment\/webhook/, 'webhook'],
  [/\/order\/[^/]+\/update|orders\.updateStatus/, 'cancel'],
  [/\/order\/[^/]+\/address|orders\.correctAddress/, 'address'],
  [/\/order\/[^/]+\/restock|orders\.restock/, 'restock'],
  [/\/order\/[^/]+\/refund(?!\/preview)|orders\.refund/, 'part'],
  [/\/returnRequest\/create|returns\.request/, 'return'],
  [
    /\/returnRequest\/([^/]+\/(update|pickup|receive|inspect|reject|replace|replacement\/cancel)|refund-instead)|returns\.(update|pickup(?!Slots)|receive|inspect|reject|replace|cancelReplacement|chooseRefund)/,
    'decide',
  ],
  [
    /\/refundRequest\/[^/]+\/(approve|decline|withdraw)$|refundRequests\.(approve|decline|withdraw)$/,
    'approval',
  ],
  [/\/wholesale\/orders\/[^/]+\/credit(?!-preview)|wholesale\.creditOrder/, 'credit'],
  [/\/wholesale\/orders\/new|wholesale\.placeOrder/, 'wholesale'],
  [/\/cart\/new|cart\.add/, 'cart'],
  [/\/coupon\/create-coupon|coupons\.create/, 'coupon'],
  [/\/product\/add-product|products\.create/, 'product'],
  [/\/product\/[^/]+\/update\/v2|products\.update/, 'edit'],
  [/products\.applyBulk/, 'bulk'],
  [/products\.importCsv/, 'import'],
  [/\/import\/[^/]+\/undo$|imports\.undo/, 'undo'],
  [/dashboard\.retryFailure/, 'retry'],
  [/\/mail\/[^/]+\/resend$|mailLog\.resend|\/mail-template\/[^/]+\/test$|mailTemplates\.sendTest$/, 'resend'],
  [/\/report-schedule\/(new|[^/]+\/send)$|reportSchedules\.(create|send)$/, 'report'],
  [/reconciliation\.settle/, 'discrepancy'],
  [/\/complaint\/(new|[^/]+\/(reply|answer))|complaints\.(create|reply|answer)/, 'complaint'],
  [
    /\/admin\/contact-us|\/message\/(by-link\/reply|[^/]+\/answer)$|contact\.(create|answer|replyByLink)/,
    'message',
  ],
  [/\/review\/new|reviews\.create/, 'review'],
  [/\/webhook\/[^/]+\/test$|webhooks\.test$/, 'webhook'],
  [/\/order\/[^/]+\/note$|orderNotes\.add/, 'note'],
  [/\/stock\/count$|stock\.count/, 'count'],
  [/\/stock\/delivery\/(new|[^/]+\/receive)$|stock\.(addDelivery|receiveDelivery)/, 'delivery'],
  [/\/draftOrder\/(new|[^/]+\/(cancel|send|update))$|draftOrders\.(cancel|create|send|update)$/, 'draft'],
  [
    /\/installation\/(book|[^/]+\/(cancel|move|update))$|installations\.(book|cancel|move|update)$/,
    'installation',
  ],
  [/\/shipment\/(new|open)$|shipments\.(create|openByCode)/, 'shipment'],
  [
    /\/shipment\/[^/]+\/(cancel|delivered|packed|scan|serial\/remove|shipped)$|shipments\.(cancel|deliver|pack|scan|removeSerial|ship)$/,
    'shipment',
  ],
];

const EFFECTS: Partial<Record<string, string>> = {
  'payments.webhook': 'settle',
  'payments.refund': 'refund',
  'payments.refund-part': 'refund',
};

/** Returns the action of a request by its URL; undefined for one without fault points. */
export const actionOfRequest = (url: string) => REQUESTS.find(([path]) => path.test(url))?.[1];

/** Returns the action of an effect of the outbox by its kind. */
export const actionOfEffect = (kind: string) => EFFECTS[kind] ?? 'mail';
