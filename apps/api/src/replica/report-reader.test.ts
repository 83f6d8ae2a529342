import { describe, expect, it } from 'vitest';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { appRouter } from '../modules/router';
import { CSV_PROCEDURES } from '../rest/file-responses';
import { proceduresOf } from '../trpc/built-procedures';

const reports = Object.entries(proceduresOf(appRouter)).filter(([, { _def }]) => _def.meta?.readsReports);

describe('procedures that read reports', () => {
  it('are these', () => {
    expect(reports.map(([name]) => name).toSorted()).toEqual([
      'analytics.getVitals',
      'apiKeys.exportCsv',
      'bankOffers.exportCsv',
      'books.exportCsv',
      'browserReports.exportCsv',
      'bulkJobs.exportCsv',
      'cases.exportCsv',
      'complaints.exportCsv',
      'consents.exportCsv',
      'contact.exportMessages',
      'contact.exportSubscribers',
      'coupons.exportCsv',
      'creditNotes.exportCsv',
      'dashboard.get',
      'deliveryPromise.exportDays',
      'deliveryPromise.exportLanes',
      'draftOrders.exportCsv',
      'emi.exportCsv',
      'exports.audit',
      'exports.auditAnchors',
      'gstReturns.downloadJson',
      'gstReturns.exportCsv',
      'gstReturns.get',
      'gstReturns.preview',
      'installations.exportCsv',
      'invoices.exportCsv',
      'ledger.exportCsv',
      'library.exportCsv',
      'mailLog.exportCsv',
      'orders.exportCsv',
      'prices.exportCsv',
      'products.exportRemoved',
      'reconciliation.exportCsv',
      'refundRequests.exportCsv',
      'refunds.exportCsv',
      'reports.coupons',
      'reports.exportCoupons',
      'reports.exportPromises',
      'reports.exportRefusedPins',
      'reports.exportReturns',
      'reports.exportSales',
      'reports.exportTax',
      'reports.promises',
      'reports.refusedPins',
      'reports.returns',
      'reports.sales',
      'reports.tax',
      'restoreDrills.exportCsv',
      'returns.exportCsv',
      'reviews.exportCsv',
      'settlements.exportCsv',
      'shipments.exportCsv',
      'specifications.exportCsv',
      'staffRoles.exportCsv',
      'stock.exportCsv',
      'stock.exportDeliveries',
      'stock.exportForecast',
      'webhooks.exportCsv',
      'wholesale.exportOrders',
    ]);
  });

  it('include every CSV file of staff', () => {
    const files = Object.entries(proceduresOf(appRouter)).filter(([, { _def }]) => _def.output === CsvFile);
    expect(files.map(([name]) => name).toSorted()).toEqual([...CSV_PROCEDURES].toSorted());
    const ofStaff = files.filter(([, { _def }]) => _def.meta?.access !== 'customers');
    expect(ofStaff.filter(([, { _def }]) => !_def.meta?.readsReports).map(([name]) => name)).toEqual([]);
  });

  it.each(reports)('%s is for staff and is not cached', (_name, { _def }) => {
    /* A cached response of a replica would outlive the invalidation that its standby had not repeated yet. */
    expect(_def.meta?.cache).toBeUndefined();
    expect(_def.meta?.onceAKey).toBeUndefined();
    expect(['staff', 'superAdmins']).toContain(_def.meta?.access);
  });
});
