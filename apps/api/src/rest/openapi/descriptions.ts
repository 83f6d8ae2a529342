import type { ApiDocument } from './schema.types';

/** What a developer should know before the first call. Markdown. */
export const DESCRIPTION = `Everything that the shop and its back office do, over plain HTTP. Each path runs the same procedure that our own apps call.

- **Envelope.** Success is 200 with \`{"status":"Success","data":{…}}\`; a refusal is \`{"status":"Failed","message":…,"data":{"message":…,"fields":{…},"reason":…}}\` with its fitting status.
- **Sign in.** Send the token as \`Authorization: Bearer …\`. Shoppers’ tokens last 7 days, those of staff 12 hours; a new password ends them all. Programs of staff send an API key instead, which may call what its scopes name.
- **Money** is rupees with at most two decimals. Only \`payment.amount\` is paise, as the payment provider wants it.
- **Times** are ISO-8601 in UTC. Ids are strings; an id of no known form is simply unknown (404).
- **Lists** take \`pageNum\`, \`pageSize\` (1 to 100), \`filters\` and often \`sort\`. A page past the end is empty and has the true count. An unknown filter is refused.
- **Doing it once.** Calls that make money, stock or orders move take an \`Idempotency-Key\`: repeat them as often as you like.
- **Limits.** 429, and 503 when the shop is busier than it can bear, say in \`Retry-After\` how many seconds to wait.`;

/** One tag for each first part of a path. */
export const TAGS: ApiDocument['tags'] = [
  { name: 'alert', description: 'Alerts: a television is back in stock, or costs less' },
  { name: 'session', description: 'Sessions of the caller' },
  { name: 'product', description: 'The catalogue' },
  { name: 'picture', description: 'The library of pictures' },
  { name: 'emi', description: 'Plans to pay by instalments' },
  { name: 'bank-offer', description: 'Offers of banks to those who pay with them' },
  { name: 'home', description: 'The sections of the home page' },
  { name: 'specification', description: 'The dictionary of specifications' },
  { name: 'stock', description: 'Movements, counts and deliveries of stock' },
  { name: 'price', description: 'Prices over time' },
  { name: 'review', description: 'What buyers say' },
  { name: 'cart', description: 'The caller’s cart' },
  { name: 'wish', description: 'The caller’s wish list' },
  { name: 'coupon', description: 'Discounts' },
  { name: 'payment', description: 'From a cart to an order' },
  { name: 'order', description: 'Orders and their status' },
  { name: 'passport', description: 'The warranty of a television, by its link' },
  { name: 'passport-offer', description: 'The transfer of a television to a new owner' },
  { name: 'invoice', description: 'GST invoices' },
  { name: 'inputCredit', description: 'Input credit of a business' },
  { name: 'creditNote', description: 'Credit notes' },
  { name: 'refund', description: 'Refunds' },
  { name: 'refundRequest', description: 'Refunds that need a second person' },
  { name: 'books', description: 'Checks of invoices and credit notes' },
  { name: 'gst', description: 'GST returns' },
  { name: 'eInvoice', description: 'E-invoices of documents to businesses' },
  { name: 'draftOrder', description: 'Orders that staff compose for customers on the phone' },
  { name: 'payLink', description: 'The page that such an order is paid on' },
  { name: 'shipment', description: 'Shipments of orders: packing, handing over, delivery' },
  { name: 'ewayBill', description: 'E-way bills of invoices' },
  { name: 'ewayBillLimit', description: 'Values of States above which goods need an e-way bill' },
  { name: 'taxRate', description: 'Rates of GST and the days from which they are in force' },
  { name: 'settings', description: 'The company, holidays and texts of the shop, with their versions' },
  { name: 'settlement', description: 'Transfers of the payment provider to the bank' },
  { name: 'ledger', description: 'The ledger in double entry' },
  { name: 'report', description: 'Sales and taxes' },
  { name: 'import', description: 'Imports of CSV files, and undoing them' },
  { name: 'bulkJob', description: 'Acts of staff on all records of a filter, with their progress' },
  { name: 'savedView', description: 'Filters of lists that staff saved under a name' },
  { name: 'selfAudit', description: 'Self-audits of dark patterns' },
  { name: 'returnRequest', description: 'Returns and refunds' },
  { name: 'case', description: 'The inbox of complaints, messages and returns' },
  { name: 'savedReply', description: 'Texts that staff keep for answers' },
  { name: 'complaint', description: 'Complaints' },
  { name: 'message', description: 'Messages to the shop, and their threads' },
  { name: 'wholesale', description: 'Buying in quantity' },
  { name: 'zipcode', description: 'Where we deliver' },
  { name: 'delivery', description: 'When goods arrive, and the centres and lanes that decide it' },
  { name: 'installation', description: 'Technicians who install televisions, and their zones' },
  { name: 'news', description: 'News' },
  { name: 'auth', description: 'Accounts' },
  { name: 'otp', description: 'Codes by mail, and the newsletter' },
  { name: 'user', description: 'Profiles' },
  { name: 'address', description: 'Addresses that a customer saved' },
  { name: 'businessDetails', description: 'The business that a customer buys for' },
  { name: 'admin', description: 'The back office, and writing to it' },
  { name: 'webhook', description: 'Other programs that are told of events' },
  { name: 'report-schedule', description: 'Reports that are mailed to staff on a schedule' },
  { name: 'apiKey', description: 'Keys of other programs for this API' },
  { name: 'mail', description: 'Mails that the shop sent' },
  { name: 'mail-template', description: 'The kinds of mails, with examples' },
  { name: 'privacy', description: 'Consent and personal data' },
  { name: 'analytics', description: 'Counting visits, without following anybody' },
];
