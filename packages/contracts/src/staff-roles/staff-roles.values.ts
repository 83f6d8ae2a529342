/**
 * What a staff role can be allowed. Which calls each opens is in the API's `core/permission-calls.ts`
 * (docs/spec/permissions.md#permissions).
 */
export const PERMISSIONS = [
  'orders',
  'refunds',
  'draft-orders',
  'dispatch',
  'installations',
  'installation-zones',
  'returns',
  'wholesale',
  'products',
  'stock',
  'prices',
  'pictures',
  'picture-replacement',
  'specifications',
  'reviews',
  'messages',
  'complaints',
  'customers',
  'privacy',
  'coupons',
  'offers',
  'invoices',
  'settlements',
  'books',
  'gst',
  'reports',
  'news',
  'home-page',
  'delivery',
  'personal-exports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** A permission as the screen names it, with what it opens. */
interface PermissionText {
  name: string;
  opens: string;
}

export const PERMISSION_TEXTS: Readonly<Record<Permission, PermissionText>> = {
  orders: { name: 'Orders', opens: 'See all orders, change their status and address, write notes' },
  refunds: {
    name: 'Refunds',
    opens: 'Refund orders up to the limit, cancel paid orders, decide on requests',
  },
  'draft-orders': { name: 'Draft orders', opens: 'Make orders that customers pay by a link' },
  dispatch: { name: 'Packing and dispatch', opens: 'Pack, hand over and deliver, print papers, e-way bills' },
  installations: { name: 'Installation visits', opens: 'Book, move and end visits of technicians' },
  'installation-zones': { name: 'Installation zones', opens: 'Where technicians come, and how many' },
  returns: { name: 'Returns', opens: 'Decide on returns, inspect goods, replace or refund them' },
  wholesale: { name: 'Wholesale', opens: 'Prices by quantity, and bulk orders' },
  products: { name: 'Products', opens: 'Add, change, publish and delete televisions, prepare a sale' },
  stock: { name: 'Stock', opens: 'Count stock, plan and receive deliveries, what to order' },
  prices: { name: 'Prices', opens: 'Schedule and cancel prices, see their history' },
  pictures: { name: 'Pictures', opens: 'Upload and rename pictures' },
  'picture-replacement': { name: 'Replace pictures', opens: 'Replace and delete pictures that are in use' },
  specifications: { name: 'Specifications', opens: 'The dictionary by which values compare' },
  reviews: { name: 'Reviews', opens: 'Hide, remove and restore reviews and their photos' },
  messages: { name: 'Messages', opens: 'Read and answer messages to the shop' },
  complaints: { name: 'Complaints', opens: 'Read, answer and resolve complaints' },
  customers: { name: 'Customers', opens: 'See customers and subscribers, close and reopen accounts' },
  privacy: { name: 'Privacy', opens: 'Data requests, consents, breaches, what retention deletes' },
  coupons: { name: 'Coupons', opens: 'Create, change and end coupons' },
  offers: { name: 'Bank offers and EMI', opens: 'Create, change and end bank offers and EMI plans' },
  invoices: { name: 'Invoices', opens: 'All invoices, credit notes, e-invoices and refunds' },
  settlements: { name: 'Settlements', opens: 'What the payment provider paid out, and differences' },
  books: { name: 'Books', opens: 'The ledger, the trial balance and checks of the books' },
  gst: { name: 'GST', opens: 'GST returns, tax rates and limits of e-way bills' },
  reports: { name: 'Reports', opens: 'Sales, taxes, returns, coupons and promises kept' },
  news: { name: 'News', opens: 'Write, change and delete news' },
  'home-page': { name: 'Home page', opens: 'Arrange, preview and publish the home page' },
  delivery: { name: 'Delivery', opens: 'PIN codes, dispatch centres, their days and lanes' },
  'personal-exports': {
    name: 'Exports with personal data',
    opens: 'CSV files with names and addresses, of the areas that the role has',
  },
};

/** The groups in which the screen shows the permissions: those of the sidebar. */
export const PERMISSION_GROUPS: Readonly<Record<string, readonly Permission[]>> = {
  Sell: [
    ...(['orders', 'refunds', 'draft-orders', 'dispatch'] as const),
    ...(['installations', 'installation-zones', 'returns', 'coupons', 'offers', 'wholesale'] as const),
  ],
  Catalogue: [
    ...(['products', 'stock', 'prices', 'pictures'] as const),
    ...(['picture-replacement', 'specifications', 'reviews'] as const),
  ],
  Customers: ['messages', 'complaints', 'customers', 'privacy', 'personal-exports'],
  Money: ['invoices', 'settlements', 'books', 'gst', 'reports'],
  Shop: ['news', 'home-page', 'delivery'],
};

/** The permissions that staff had before roles could be edited, and that the first role begins with. */
export const FIRST_PERMISSIONS: readonly Permission[] = [
  ...(['orders', 'refunds', 'draft-orders', 'dispatch', 'installations'] as const),
  ...(['pictures', 'messages', 'news'] as const),
];

/** The id of the role that comes with the shop: of SubAdmins without another one. It can be edited, not removed. */
export const FIRST_STAFF_ROLE = '00000000-0000-4000-8000-000000000001';

/** Roles that a shop can have: each is a column of the screen. */
export const STAFF_ROLES_MAX = 12;
