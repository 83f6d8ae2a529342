import { eachDeclaration, PRODUCT_DECLARATIONS } from '@aabha/contracts/products/product-declarations.values';
import { eachFact, PRODUCT_FACTS } from '@aabha/contracts/products/product-facts.values';

/** Returns a label that names its unit, as the value of a form does not. */
const withUnit = ({ label, unit }: { label: string; unit?: string }) =>
  unit === undefined ? label : `${label} (${unit})`;

/** Labels of a television's fields in its form, in edit conflicts, and in the audit log. */
export const PRODUCT_LABELS = {
  name: 'Name',
  companyName: 'Brand',
  category: 'Category',
  sku: 'SKU',
  price: 'MRP (₹)',
  discount_percentage: 'Discount (%)',
  stock: 'Stock on hand',
  warranty_months: 'Warranty (months)',
  warranty_pricing: 'Extended warranty prices',
  ...eachFact((field) => withUnit(PRODUCT_FACTS[field])),
  ...eachDeclaration((field) => withUnit(PRODUCT_DECLARATIONS[field])),
  highlights: 'Highlights',
  description: 'Description',
  specificationSchema: 'Specifications',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  successor_sku: 'SKU of its successor',
  img: 'Images',
} as const;

export const NEWS_LABELS = {
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  img: 'Images',
} as const;

export const AREA_LABELS = {
  zipcode: 'PIN code',
  dispatchCenter: 'Dispatch Center',
  originCenter: 'Origin Center',
  returnCenter: 'Return Center',
  facilityCity: 'Facility City',
  facilityState: 'Facility State',
  outOfDeliveryArea: 'Out of delivery area (ODA)',
} as const;

export const COUPON_LABELS = {
  code: 'Code',
  discountPercentage: 'Discount (%)',
  expiryDate: 'Expiry Date',
  startDate: 'Start Date',
  maxUses: 'Uses in all',
  maxUsesPerPerson: 'Uses per person',
  minimumGoods: 'Minimum of goods (₹)',
  products: 'Televisions',
  categories: 'Categories',
  firstOrderOnly: 'First order only',
  shownInShop: 'Show in the shop',
} as const;

const PRICE_BREAK_LABELS = {
  minQuantity: 'Min Quantity',
  maxQuantity: 'Max Quantity',
  discount: 'Discount (₹)',
} as const;

export const ACCOUNT_LABELS = {
  network: 'Network',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  address: 'Address',
  role: 'Role',
  disabled: 'Disabled',
  closed: 'Closed',
  reason: 'Reason',
} as const;

export const DELIVERY_LABELS = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  zip: 'PIN code',
} as const;

type Labels = Readonly<Record<string, string>>;

/** Labels by entity name of the audit log; pictures are stored as `image`. */
const OF_ENTITY: Readonly<Record<string, Labels>> = {
  product: {
    ...PRODUCT_LABELS,
    image: PRODUCT_LABELS.img,
    state: 'State',
    publish_at: 'Published on',
    namesKept: 'Names that stay',
  },
  news: { ...NEWS_LABELS, image: NEWS_LABELS.img },
  'service-area': AREA_LABELS,
  coupon: COUPON_LABELS,
  wholesale: { ...PRICE_BREAK_LABELS, product_id: 'Product', priceBreaks: 'Price breaks' },
  'wholesale-order': { paymentStatus: 'Payment status', invoiceNumber: 'Invoice' },
  user: ACCOUNT_LABELS,
  order: {
    ...DELIVERY_LABELS,
    expected_delivery: 'Expected by',
    status: 'Status',
    goods_returned: 'Goods back in stock',
    reason: 'Reason',
  },
  complaint: { status: 'Status' },
  review: { removed: 'Removed', removal_reason: 'Reason' },
  return: { status: 'Approved', refund_status: 'Refunded' },
  difference: { state: 'State', kind: 'Kind', subject: 'Record', note: 'What was done' },
  effect: { what: 'Tried again' },
  export: { rowCount: 'Rows' },
};

/** Returns the fields of an entity in the order of its form, followed by fields that no form has. */
export function inFormOrder(entity: string, fields: readonly string[]): string[] {
  const known = Object.keys(OF_ENTITY[entity] ?? {});
  const placeOf = (field: string) => (known.includes(field) ? known.indexOf(field) : known.length);
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the label of a field; the field name where no screen shows it. */
export function fieldLabel(entity: string, field: string): string {
  const labels = OF_ENTITY[entity] ?? {};
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}
