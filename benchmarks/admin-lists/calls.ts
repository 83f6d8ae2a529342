/** A request of the back office: its name in the table, the procedure and the input. */
export interface ListRequest {
  name: string;
  procedure: string;
  input: unknown;
}

/** Records that exist in the measured database. */
export interface Known {
  orderId: string;
  userId: string;
  productId: string;
  /** The e-mail address of the order. */
  email: string;
  phone: string;
  paymentId: string;
  invoiceNumber: string;
  now: Date;
  /** How many records the lists have whose pages are not by the number of orders. */
  totals: { invoices: number; customers: number; changes: number };
}

/** A page that few matches fill in a small shop too, so that both sizes return as many records. */
const FILLED = 5;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const orders = (known: Known, lastPage: number): ListRequest[] => {
  const list = (name: string, input: object): ListRequest => ({
    name: `orders: ${name}`,
    procedure: 'orders.list',
    input,
  });
  return [
    list('newest', {}),
    list('last page', { pageNum: lastPage }),
    list('middle page', { pageNum: Math.ceil(lastPage / 2) }),
    list('Pending', { filters: { status: 'Pending' } }),
    list('Delivered', { filters: { status: 'Delivered' } }),
    list('Returned', { filters: { status: 'Returned' } }),
    list('neither cancelled nor returned', { filters: { sold: true } }),
    list('of a month', {
      filters: { placedFrom: daysAgo(known.now, 60), placedBefore: daysAgo(known.now, 30) },
    }),
    list('with a television', { filters: { product_id: known.productId } }),
    list('of a customer', { filters: { user_id: known.userId } }),
    list('by amount', { sort: { field: 'totalPrice', order: 'desc' } }),
    list('by status', { sort: { field: 'status', order: 'asc' } }),
    list('search id', { filters: { search: known.orderId.slice(-6).toUpperCase() } }),
    list('search name', { filters: { search: 'harpreet' } }),
    list('search e-mail', { filters: { search: known.email } }),
    list('search phone', { filters: { search: known.phone } }),
    list('search payment', { filters: { search: known.paymentId } }),
    list('search without results', { filters: { search: 'zzyzx' } }),
    list('search two letters', { filters: { search: 'ra' } }),
    list('search Pending by name', { filters: { status: 'Pending', search: 'asha' }, pageSize: FILLED }),
  ];
};

const televisions = (lastPage: number): ListRequest[] => {
  const list = (name: string, input: object): ListRequest => ({
    name: `televisions: ${name}`,
    procedure: 'products.listForStaff',
    input: { pageSize: 6, ...input },
  });
  return [
    list('newest', {}),
    list('last page', { pageNum: lastPage }),
    list('by price', { sort: { field: 'price', order: 'asc' } }),
    list('by stock', { sort: { field: 'stock', order: 'asc' } }),
    list('by name', { sort: { field: 'name', order: 'asc' } }),
    list('by category', { sort: { field: 'category', order: 'desc' } }),
    list('of a category', { filters: { category: ['Smart TV'] } }),
    list('out of stock', { filters: { availability: 'out' } }),
    list('running low', { filters: { maxOnHand: 10 } }),
    list('search', { filters: { search: 'nocturne 55' } }),
    list('search with a typo', { filters: { search: 'nocturn oled' } }),
    /* A small shop has one such television. */
    list('name contains', { filters: { name: 'edition 777' }, pageSize: 1 }),
  ];
};

/** Returns the last page of a list, and the page a tenth into it. */
const deepPages = (name: string, procedure: string, total: number, input: object = {}): ListRequest[] => {
  const last = Math.ceil(total / 20);
  return [
    { name: `${name}: last page`, procedure, input: { ...input, pageNum: last } },
    { name: `${name}: a tenth in`, procedure, input: { ...input, pageNum: Math.ceil(last / 10) } },
  ];
};

const records = (known: Known): ListRequest[] => [
  { name: 'service areas: first page', procedure: 'serviceAreas.list', input: {} },
  { name: 'service areas: last page', procedure: 'serviceAreas.list', input: { pageNum: 1000 } },
  { name: 'service areas: search', procedure: 'serviceAreas.list', input: { filters: { search: 'kochi' } } },
  {
    name: 'service areas: PIN code',
    procedure: 'serviceAreas.list',
    input: { filters: { zipcode: '5600' } },
  },
  {
    name: 'service areas: by city',
    procedure: 'serviceAreas.list',
    input: { sort: { field: 'facilityCity', order: 'asc' } },
  },
  { name: 'customers: newest', procedure: 'accounts.listCustomers', input: {} },
  {
    name: 'customers: search',
    procedure: 'accounts.listCustomers',
    input: { filters: { search: 'harpreet' } },
  },
  {
    name: 'customers: by spending',
    procedure: 'accounts.listCustomers',
    input: { sort: { field: 'totalSpent', order: 'desc' } },
  },
  {
    name: 'customers: by last order',
    procedure: 'accounts.listCustomers',
    input: { sort: { field: 'lastOrderAt', order: 'desc' } },
  },
  { name: 'invoices: newest', procedure: 'invoices.list', input: {} },
  ...deepPages('invoices', 'invoices.list', known.totals.invoices),
  {
    name: 'invoices: of a customer',
    procedure: 'invoices.list',
    input: { filters: { user_Id: known.userId } },
  },
];

/** Returns searches by what a caller on the telephone can name, and single records. */
const lookUps = (known: Known): ListRequest[] => [
  ...Object.entries({
    number: known.invoiceNumber,
    'order id': known.orderId.slice(-6).toUpperCase(),
    'e-mail': known.email,
    name: 'harpreet',
  }).map(([what, search]) => ({
    name: `invoices: search ${what}`,
    procedure: 'invoices.list',
    input: { filters: { search } },
  })),
  ...Object.entries({ 'e-mail': known.email, phone: known.phone }).map(([what, search]) => ({
    name: `customers: search ${what}`,
    procedure: 'accounts.listCustomers',
    input: { filters: { search } },
  })),
  ...deepPages('customers', 'accounts.listCustomers', known.totals.customers),
  { name: 'customers: one', procedure: 'accounts.getCustomer', input: { id: known.userId } },
  { name: 'orders: one', procedure: 'orders.get', input: { id: known.orderId } },
  { name: 'reviews: newest', procedure: 'reviews.listForStaff', input: {} },
  { name: 'reviews: search', procedure: 'reviews.listForStaff', input: { filters: { search: 'picture' } } },
];

const desk = (known: Known): ListRequest[] => [
  { name: 'returns: newest', procedure: 'returns.list', input: {} },
  { name: 'returns: undecided', procedure: 'returns.list', input: { filters: { status: false } } },
  { name: 'returns: search', procedure: 'returns.list', input: { filters: { search: 'harpreet' } } },
  {
    name: 'returns: by amount',
    procedure: 'returns.list',
    input: { sort: { field: 'refund_amount', order: 'desc' } },
  },
  {
    name: 'complaints: open',
    procedure: 'complaints.list',
    input: { filters: { open: true }, pageSize: FILLED },
  },
  { name: 'complaints: newest', procedure: 'complaints.list', input: {} },
  { name: 'complaints: search', procedure: 'complaints.list', input: { filters: { search: 'courier' } } },
  { name: 'wholesale orders: newest', procedure: 'wholesale.listOrders', input: {} },
  {
    name: 'wholesale orders: search',
    procedure: 'wholesale.listOrders',
    input: { filters: { search: 'rao' }, pageSize: FILLED },
  },
  { name: 'coupons', procedure: 'coupons.list', input: {} },
  { name: 'messages: newest', procedure: 'contact.listMessages', input: {} },
  { name: 'messages: search', procedure: 'contact.listMessages', input: { filters: { search: 'harpreet' } } },
  {
    name: 'subscribers: search',
    procedure: 'contact.listSubscribers',
    input: { filters: { search: 'harpreet' } },
  },
  { name: 'reconciliation', procedure: 'reconciliation.list', input: {} },
  { name: 'visits', procedure: 'analytics.getVitals', input: {} },
  ...deepPages('audit log', 'audit.list', known.totals.changes),
  ...deepPages('audit log, grouped', 'audit.list', known.totals.changes, { filters: { grouped: true } }),
  { name: 'audit log: newest', procedure: 'audit.list', input: {} },
  {
    name: 'audit log: of an order',
    procedure: 'audit.list',
    input: { filters: { entity: 'order', entityId: known.orderId } },
  },
  { name: 'audit log: of a kind', procedure: 'audit.list', input: { filters: { action: 'order.status' } } },
  { name: 'failures', procedure: 'dashboard.listFailures', input: { pageSize: FILLED } },
  { name: 'dashboard: 7 days', procedure: 'dashboard.get', input: { days: '7' } },
  { name: 'dashboard: 30 days', procedure: 'dashboard.get', input: { days: '30' } },
  { name: 'dashboard: 90 days', procedure: 'dashboard.get', input: { days: '90' } },
];

/** Returns a request for every list of the back office, with its filters, sorts, searches and deep pages. */
export const everyRequest = (known: Known, sizes: { orders: number; products: number }): ListRequest[] => [
  ...orders(known, Math.ceil(sizes.orders / 20)),
  ...televisions(Math.ceil(sizes.products / 6)),
  ...records(known),
  ...lookUps(known),
  ...desk(known),
];
