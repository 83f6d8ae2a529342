import type { ProcedureName } from '../../core/access';
import type { JsonSchema } from './schema.types';

/**
 * Descriptions of fields, by name or by path: `in.…` of the input, `out.…` of the response's data, `[]` for
 * list entries.
 */
export type FieldDescriptions = Readonly<Record<string, string>>;

/** Fields whose name has the same meaning everywhere and needs explanation. */
export const DESCRIPTIONS_BY_NAME: FieldDescriptions = {
  new_price: 'What it is sold for: `price` less the discount, rounded to the rupee.',
  discount_percentage: 'Percent off `price`.',
  discountPercentage: 'Percent off what the goods cost.',
  warranty_pricing: 'What an extended warranty costs in rupees, by its extra months.',
  image: 'The address of each picture as a JPEG, in their order.',
  placeholder: 'A tiny blurred picture as a data URL, to show until the picture is there.',
  srcset: 'As a `source` of HTML takes it.',
  beeStars: 'Stars of the Bureau of Energy Efficiency.',
  hsn: 'The code of the goods for GST.',
  payable: 'What will be paid: `total` rounded to the rupee. A payment is begun with it as `amount`.',
  onSale:
    'False for what was taken off sale meanwhile: the line stays, and nothing can be paid until it is removed.',
  extended_warranty: 'Extra months that were bought.',
  total_warranty: 'The product’s own months and the extra ones.',
  totalWarranty: 'The product’s own months and the extra ones.',
  expectedDelivery: 'The last day of the promised window; empty where none was promised.',
  address_change:
    'Where the order went before and after staff corrected its delivery address; null in an entry of a status.',
  goods_returned: 'Whether the units of a Cancelled or Returned order are back in stock.',
  returnUntil: 'The last instant at which it can be sent back; empty until it is delivered.',
  invoice_id: 'Downloads the invoice; empty while there is none.',
  ticketNumber: 'What people read out on the telephone.',
  customIssueType: 'The shopper’s own words where `issue_type` is Other, for which they are needed.',
  minQuantity: 'From so many units.',
  maxQuantity: 'To so many units; left out where there is no upper end.',
};

const IGNORED = 'Accepted and ignored.';
const DECIDED = 'Accepted and ignored: it was decided when the payment was begun.';
const EDIT_BEGUN_ON =
  'Of the record as it was when the edit was begun. Where it has changed since, the answer is 409 with the record as it is. Left out, the last edit wins.';
const STAYING_PICTURES =
  'Addresses of the pictures that stay, in their new order; left out, all stay. `new:0` is the place of the first file of `img`, and files without a place come last.';
const LAST_USED = 'Left out: as in the caller’s profile.';
const LAST_SENT_TO = 'Left out: where the caller’s last payment was to be delivered.';
const FREE_UNITS = 'Units that the caller could buy now: those on hand less what others hold for a payment.';

/** Fields with a meaning specific to one call. */
export const DESCRIPTIONS_BY_CALL: Partial<Record<ProcedureName, FieldDescriptions>> = {
  'accounts.update': {
    'in.otp': 'The code that was mailed to the new address; needed to change the e-mail.',
    'in.password': 'The caller’s own password; needed to change the e-mail.',
    'out.token':
      'Replaces the caller’s token after a change of their own e-mail, which ends every session. Left out otherwise.',
  },
  'accounts.undoEmailChange': {
    'in.token': 'Of the link that was mailed to the earlier address; works once, for seven days.',
    'in.newPassword': 'Replaces the password, since the account may have been in other hands.',
  },
  'accounts.setCustomerClosed': {
    'in.closed': 'False reopens it. Nothing happens where it already is so.',
    'in.reason': 'For the audit log; the customer does not read it.',
    'in.updated_at': EDIT_BEGUN_ON,
  },
  'accounts.setCustomerRole': {
    'in.reason': 'For the audit log; the customer does not read it.',
    'in.updated_at': EDIT_BEGUN_ON,
  },
  'cart.add': {
    'in.cart.items[].warranty_months':
      'Extra months, of those that the product has a price for; 0, null or left out for none.',
  },
  'checkout.createPayment': {
    'in.amount':
      'What the shopper was shown: `totals.payable` of the cart. Another amount is refused with 409.',
    'in.name': LAST_USED,
    'in.email': LAST_USED,
    'in.phone': 'Of the delivery. Left out: as in the caller’s profile.',
    'in.address': LAST_USED,
    'in.city': LAST_SENT_TO,
    'in.zip': LAST_SENT_TO,
    'out.payment.id': 'The payment provider’s order, which its checkout is opened with.',
    'out.payment.amount': 'Paise, not rupees, as the payment provider’s checkout takes it.',
    'out.payment.key': 'The public key that the provider’s checkout is opened with.',
    'out.payment.checkoutUrl': 'The script of the provider’s checkout.',
    'out.payment.expiresAt': 'Until when the units are held for this payment.',
  },
  'checkout.verifyPayment': {
    'in.orderId': 'The provider’s order: `id` of the payment that was begun.',
    'in.paymentId': 'The provider’s payment, as its checkout tells it.',
    'in.signature': 'As the provider’s checkout tells it.',
    'in.amount': DECIDED,
    'in.name': DECIDED,
    'in.email': DECIDED,
    'in.phone': DECIDED,
    'in.address': DECIDED,
    'in.city': DECIDED,
    'in.zip': DECIDED,
    'in.items': DECIDED,
    'in.shipping': DECIDED,
    'out.order.totalPrice': 'Rupees.',
  },
  'invoices.list': { 'in.filters.user_Id': 'Whose, by the id of the account.' },
  'news.update': {
    'in.existingImages': STAYING_PICTURES,
    'in.imagesToDelete': 'Addresses of the pictures that go.',
    'in.updated_at': EDIT_BEGUN_ON,
  },
  'orders.exportCsv': {
    'in.filters.sold': 'Neither Cancelled nor Returned.',
    'in.filters.placedFrom': 'Placed at this instant or later.',
    'in.filters.placedBefore': 'Placed before this instant.',
  },
  'invoices.exportCsv': { 'in.filters.user_Id': 'Whose, by the id of the account.' },
  'contact.exportSubscribers': { 'in.filters.subscribed': 'False: those who left the list.' },
  'orders.list': {
    'in.filters.sold': 'Neither Cancelled nor Returned.',
    'in.filters.placedFrom': 'Placed at this instant or later.',
    'in.filters.placedBefore': 'Placed before this instant.',
  },
  'orders.correctAddress': {
    'in.zip': 'Served, and of the same State: another place of supply would change the tax of the invoice.',
    'in.updated_at': EDIT_BEGUN_ON,
  },
  'orders.updateStatus': {
    'in.reason':
      'Needed by staff who move an order back, or who send `refund_amount` with a refund. The shopper can read it.',
    'in.expected_status':
      'The status that the caller was shown. Where it is another by now, the answer is 409.',
    'in.refund_amount':
      'What the caller was shown that this refunds. Where it would refund another amount, the answer is 409.',
    'in.goods_returned':
      'For a Cancelled or Returned order that had left: the goods are back, so its units go into stock. Left out, they stay out until `restock`. Those of a Pending order that is cancelled always go back.',
    'in.order': IGNORED,
  },
  'products.list': {
    'in.filters.minPrice': 'Of what it is sold for.',
    'in.filters.maxPrice': 'Of what it is sold for.',
    'in.filters.search': 'Words to look for; slips of the keyboard are corrected.',
    'out.productList[].stock': FREE_UNITS,
  },
  'products.get': { 'out.product.stock': FREE_UNITS },
  'products.create': {
    'in.price': 'The price before the discount.',
    'in.stock': 'Units on hand.',
    'in.warranty_months': 'Of the product’s own warranty; 0 or left out for none.',
  },
  'products.update': {
    'in.price': 'The price before the discount.',
    'in.stock': 'Units on hand.',
    'in.existingImages': STAYING_PICTURES,
    'in.updated_at': `${EDIT_BEGUN_ON} A sale in between counts as a change only where \`stock\` is sent.`,
  },
  'returns.request': {
    'in.return_reason': 'A reason of the list, or the shopper’s own words; “Other” alone is refused.',
    'in.refund_amount': 'The shop computes it; where it is sent, another amount is refused.',
  },
  'returns.update': {
    'in.status': 'Approves the return. Send this or `refund_status`, one at a time.',
    'in.refund_status': 'Sends the money back, once the return is approved.',
    'in.data': IGNORED,
  },
  'serviceAreas.lookUp': {
    'out.zipcode.exists': 'Whether we deliver there.',
    'out.zipcode.canOrder':
      'Whether the checkout takes an order to it: it is served, and its State (the place of supply) is known.',
    'out.zipcode.beforeFive': 'Up to five served codes that are nearest below it.',
    'out.zipcode.afterFive': 'Up to five served codes that are nearest above it.',
  },
  'serviceAreas.update': { 'in.updated_at': EDIT_BEGUN_ON },
  'wholesale.create': { 'in.priceBreaks[].discount': 'Whole rupees off each unit.' },
  'wholesale.update': {
    'in.priceBreaks[].discount': 'Whole rupees off each unit.',
    'in.updated_at': EDIT_BEGUN_ON,
  },
  'wholesale.placeOrder': {
    'in.products[].price': 'Of one unit in rupees, as the buyer was shown it; another one is refused.',
    'in.total_price': 'Of all units in rupees, as the buyer was shown it; another one is refused.',
    'in.billing_address': 'Left out: the same as `shipping_address`.',
  },
};

/** Returns a schema with these descriptions before those of its fields. `path` is its position. */
export function withWords(
  schema: JsonSchema,
  procedure: string,
  path: string,
  onUse: (key: string) => void = () => undefined,
): JsonSchema {
  const here: Readonly<Record<string, FieldDescriptions>> = DESCRIPTIONS_BY_CALL;
  const described = (name: string, field: JsonSchema): JsonSchema => {
    const at = `${path}.${name}`;
    const inner = withWords(field, procedure, at, onUse);
    const byCall = here[procedure]?.[at];
    const description = byCall ?? DESCRIPTIONS_BY_NAME[name];
    if (description === undefined) return inner;
    onUse(byCall === undefined ? name : `${procedure} ${at}`);
    return { ...inner, description: [description, field.description].filter(Boolean).join(' ') };
  };
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, described(name, field)]),
      ),
    }),
    ...(items && { items: withWords(items, procedure, `${path}[]`, onUse) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withWords(one, procedure, path, onUse)) }),
  };
}
