import { fireEvent, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { signedInAs } from '../testing/signed-in-as';
import type { BackOfficeResource } from '../data/resource';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { WITHOUT_COLUMNS, WITHOUT_CSV, WITHOUT_VIEWS } from '../testing/lists-without-tools';
import { RESOURCES } from './resources';
import { AllProductsList } from './wholesale/AllProductsList';

/** Each screen with its call, the names of its rows and their number, and its two texts. */
const SCREENS = [
  ['allproduct', 'products.listForStaff', 'product', 'Failed to fetch products', 'No Products Found'],
  ['price-schedule', 'prices.list', 'change', 'Failed to fetch prices', 'No scheduled prices found'],
  ['price-approvals', 'prices.list', 'change', 'Failed to fetch prices', 'No prices found'],
  ['price-history', 'prices.history', 'history', 'Failed to fetch prices', 'No prices found'],
  ['imports', 'imports.list', 'import', 'Failed to fetch imports', 'No imports found'],
  [
    'deleted-products',
    'products.listRemoved',
    'removed',
    'Failed to fetch deleted products',
    'No deleted products',
  ],
  [
    'browser-reports',
    'browserReports.list',
    'report',
    'Failed to fetch browser reports',
    'No browser reports found',
  ],
  ['pictures', 'library.list', 'picture', 'Failed to fetch pictures', 'No pictures found'],
  ['bank-offers', 'bankOffers.list', 'offer', 'Failed to fetch bank offers', 'No bank offers found'],
  ['emi-plans', 'emi.list', 'plan', 'Failed to fetch EMI plans', 'No EMI plans found'],
  ['specification-terms', 'specifications.list', 'term', 'Failed to fetch terms', 'No terms found'],
  [
    'unknown-specifications',
    'specifications.listUnknown',
    'key',
    'Failed to fetch names',
    'No names without a term',
  ],
  ['reorder', 'stock.forecast', 'reorder', 'Failed to fetch what to order', 'Nothing to order'],
  ['deliveries', 'stock.deliveries', 'delivery', 'Failed to fetch deliveries', 'No deliveries found'],
  ['stock-moves', 'stock.moves', 'move', 'Failed to fetch movements', 'No movements found'],
  ['orders', 'orders.list', 'order', 'Failed to fetch orders', 'No orders found'],
  ['draft-orders', 'draftOrders.list', 'draftOrder', 'Failed to fetch draft orders', 'No draft orders found'],
  ['refund-requests', 'refundRequests.list', 'refundRequest', 'Failed to fetch refunds', 'No refunds found'],
  ['dispatch', 'shipments.listToPack', 'order', 'Failed to fetch orders to pack', 'Nothing to pack'],
  ['shipments', 'shipments.list', 'shipment', 'Failed to fetch shipments', 'No shipments found'],
  ['coupon', 'coupons.list', 'coupon', 'Failed to fetch coupons', 'No coupons found'],
  [
    'wholesale',
    'wholesale.list',
    'wholesaleProducts',
    'Failed to fetch wholesale products',
    'No Products Found',
  ],
  ['wholesale-products', 'products.list', 'product', 'Failed to fetch products', 'No Products Found'],
  [
    'wholesale-bulk-orders',
    'wholesale.listOrders',
    'wholesalebulkOrders',
    'Failed to fetch orders',
    'No wholesale orders found',
  ],
  [
    'area-of-services',
    'serviceAreas.list',
    'zipcode',
    'Failed to fetch service areas',
    'No service areas found',
  ],
  [
    'dispatch-centers',
    'deliveryPromise.listCenters',
    'center',
    'Failed to fetch dispatch centres',
    'No dispatch centres found',
  ],
  ['lanes', 'deliveryPromise.listLanes', 'lane', 'Failed to fetch lanes', 'No lanes found'],
  ['center-days', 'deliveryPromise.listDays', 'centerDay', 'Failed to fetch days', 'No days found'],
  [
    'installations',
    'installations.list',
    'installation',
    'Failed to fetch installations',
    'No installations found',
  ],
  [
    'technician-zones',
    'installations.listZones',
    'zone',
    'Failed to fetch technician zones',
    'No technician zones found',
  ],
  ['eway-bill-limits', 'ewayBillLimits.list', 'ewayBillLimit', 'Failed to fetch limits', 'No limits found'],
  [
    'restore-drills',
    'restoreDrills.list',
    'restoreDrill',
    'Failed to fetch restore drills',
    'No restore drills found',
  ],
  ['book-checks', 'books.listChecks', 'bookCheck', 'Failed to fetch checks', 'No checks found'],
  ['tax-rates', 'taxRates.list', 'taxRate', 'Failed to fetch tax rates', 'No tax rates found'],
  ['invoices', 'invoices.list', 'invoice', 'Failed to fetch invoices', 'No Invoices found'],
  ['credit-notes', 'creditNotes.list', 'creditNote', 'Failed to fetch credit notes', 'No credit notes found'],
  ['e-invoices', 'eInvoices.list', 'eInvoice', 'Failed to fetch e-invoices', 'No e-invoices found'],
  ['mail-log', 'mailLog.list', 'mail', 'Failed to fetch mails', 'No mails found'],
  [
    'mail-templates',
    'mailTemplates.list',
    'mailTemplate',
    'Failed to fetch mail templates',
    'No mail templates found',
  ],
  ['refunds', 'refunds.list', 'refund', 'Failed to fetch refunds', 'No refunds found'],
  [
    'return-requests',
    'returns.list',
    'returnRequest',
    'Failed to fetch return requests',
    'No return requests found',
  ],
  ['cases', 'cases.list', 'case', 'Failed to fetch cases', 'No cases found'],
  [
    'saved-replies',
    'savedReplies.list',
    'savedReply',
    'Failed to fetch saved replies',
    'No saved replies found',
  ],
  ['complaints', 'complaints.list', 'complaint', 'Failed to fetch complaints', 'No complaints found'],
  ['news-updates', 'news.list', 'news', 'Failed to fetch news', 'No news found'],
  ['customers', 'accounts.listCustomers', 'user', 'Failed to fetch customers', 'No customers found'],
  ['reviews', 'reviews.listForStaff', 'review', 'Failed to fetch reviews', 'No reviews found'],
  ['messages', 'contact.listMessages', 'message', 'Failed to fetch messages', 'No messages found'],
  [
    'subscribers',
    'contact.listSubscribers',
    'subscriber',
    'Failed to fetch subscribers',
    'No subscribers found',
  ],
  ['consents', 'consents.list', 'consent', 'Failed to fetch consents', 'No consents found'],
  [
    'privacy-requests',
    'privacy.listRequests',
    'request',
    'Failed to fetch data requests',
    'No data requests found',
  ],
  ['breaches', 'breaches.list', 'breach', 'Failed to fetch breaches', 'No breaches found'],
  ['failures', 'dashboard.listFailures', 'failure', 'Failed to fetch failures', 'Nothing has failed'],
  ['ledger', 'ledger.list', 'transaction', 'Failed to fetch the ledger', 'No transactions found'],
  ['settlements', 'settlements.list', 'settlement', 'Failed to fetch settlements', 'No settlements found'],
  ['differences', 'reconciliation.list', 'difference', 'Failed to fetch discrepancies', 'No discrepancies'],
  ['jobs', 'bulkJobs.list', 'job', 'Failed to fetch jobs', 'No jobs found'],
  ['self-audit', 'selfAudits.list', 'selfAudit', 'Failed to fetch self-audits', 'No self-audits yet'],
  ['staff', 'accounts.listStaff', 'staff', 'Failed to fetch staff accounts', 'No staff accounts found'],
  ['api-keys', 'apiKeys.list', 'apiKey', 'Failed to fetch API keys', 'No API keys found'],
  [
    'report-schedules',
    'reportSchedules.list',
    'schedule',
    'Failed to fetch report schedules',
    'No report schedules found',
  ],
  ['webhooks', 'webhooks.list', 'webhook', 'Failed to fetch webhooks', 'No webhooks found'],
  [
    'webhook-deliveries',
    'webhooks.deliveries',
    'delivery',
    'Failed to fetch deliveries',
    'No deliveries found',
  ],
  ['audit-anchors', 'audit.anchors', 'anchor', 'Failed to fetch anchors', 'No anchors found'],
  ['audit-log', 'audit.list', 'audit', 'Failed to fetch changes', 'No changes found'],
] as const;

/** Refuses every call but this one. */
const serveOnly = (procedure: string, respond: () => unknown) =>
  serveApi(
    new Proxy<Record<string, () => unknown>>(
      {},
      {
        get: (_none, path) => () => {
          if (path !== procedure) throw appError('NOT_FOUND');
          return respond();
        },
      },
    ),
  );

/* A SuperAdmin, who has every tool of a list. */
const authProvider = signedInAs('SuperAdmin');

function show(name: string) {
  const resource = RESOURCES.find((one) => one.name === name) as BackOfficeResource;
  const List = name === 'wholesale-products' ? AllProductsList : (resource.list as ComponentType);
  renderScreen(
    <Suspense>
      <List />
    </Suspense>,
    { resources: [resource, ...RESOURCES.filter((one) => one !== resource)], authProvider },
  );
}

/** Expects a tool of a list, or that it is not there where a reason says so. */
async function expectTool(
  name: string,
  without: Readonly<Record<string, string>>,
  role: string,
  label: string,
) {
  if (name in without) expect(screen.queryByRole(role, { name: label }), without[name]).toBeNull();
  else expect(await screen.findByRole(role, { name: label })).toBeTruthy();
}

/* One rendering for both: to render the lists takes most of the time. */
test.each(SCREENS)(
  '%s says when it could not be loaded; Retry loads it, with its number of rows in Indian grouping, and with views, a choice of columns and a CSV file, or a reason why not',
  async (name, procedure, rows, failed, empty) => {
    let isLost = true;
    serveOnly(procedure, () => {
      if (isLost) throw appError('RATE_LIMITED', { retryAfterSeconds: 30 });
      return {
        [`${rows}List`]: [],
        [rows === 'returnRequest' ? 'totalCount' : `${rows}Count`]: 1_20_000,
        /* The list of dispatch has its centres too. */
        ...(name === 'dispatch' ? { centers: [] } : {}),
      };
    });
    show(name);
    const alert = (await screen.findByText(failed)).closest('[role=alert]');
    isLost = false;
    fireEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(alert?.isConnected).toBe(false);
    expect(screen.getByText(/ of 1,20,000( entries)?$/)).toBeTruthy();
    await expectTool(name, WITHOUT_VIEWS, 'navigation', 'Views');
    await expectTool(name, WITHOUT_COLUMNS, 'button', 'Columns');
    await expectTool(name, WITHOUT_CSV, 'button', 'Export CSV');
  },
);

test('no list of the back office is left out above', () => {
  const lists = RESOURCES.filter(({ data }) => data?.list).map(({ name }) => name);
  expect(SCREENS.map(([name]) => name as string).toSorted()).toEqual(lists.toSorted());
});
