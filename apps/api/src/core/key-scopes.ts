import type { ApiKeyScope } from '@aabha/contracts/api-keys/api-keys.values';
import type { ProcedureName } from './access';

/**
 * The rows of the access table that each scope of an API key opens (docs/spec/api-keys.md#scopes). What is not named here no
 * key may call: accounts, personal data, exports of people, approvals by a second person, settings, keys.
 */
export const KEY_SCOPES: Readonly<Record<ApiKeyScope, readonly ProcedureName[]>> = {
  'orders:read': ['orders.list', 'orderMoney.get', 'orderNotes.list'],
  'orders:write': ['orders.correctAddress', 'orderNotes.add'],
  'shipments:read': [
    ...(['shipments.list', 'shipments.listToPack', 'shipments.openByCode', 'shipments.papers'] as const),
    ...(['ewayBills.list', 'ewayBills.downloadJson'] as const),
  ],
  'shipments:write': [
    ...(['shipments.create', 'shipments.scan', 'shipments.removeSerial', 'shipments.pack'] as const),
    ...(['shipments.ship', 'shipments.deliver', 'shipments.cancel', 'ewayBills.enter'] as const),
  ],
  'returns:read': ['returns.get', 'returns.list'],
  'refunds:read': ['refunds.list'],
  /* A status of staff can cancel an order, which pays it back. */
  'refunds:write': ['orders.previewRefund', 'orders.refund', 'orders.updateStatus'],
  'catalogue:write': ['products.create', 'products.update'],
  'publication:write': ['products.publish', 'products.unpublish'],
  'specifications:read': ['specifications.list', 'specifications.listUnknown', 'specifications.exportCsv'],
  'specifications:write': [
    ...(['specifications.create', 'specifications.update', 'specifications.addAlias'] as const),
    ...(['specifications.merge', 'specifications.remove'] as const),
    ...(['specifications.previewImport', 'specifications.importCsv'] as const),
  ],
  'pictures:read': ['library.list', 'library.get', 'library.exportCsv'],
  'pictures:write': ['library.upload', 'library.rename', 'library.replace', 'library.remove'],
  'prices:read': ['prices.list', 'prices.history', 'prices.exportCsv'],
  'prices:write': ['prices.schedule', 'prices.cancel'],
  'stock:read': [
    ...(['stock.moves', 'stock.deliveries', 'stock.forecast'] as const),
    ...(['stock.exportCsv', 'stock.exportDeliveries', 'stock.exportForecast'] as const),
  ],
  'stock:write': [
    ...(['stock.count', 'stock.addDelivery', 'stock.updateDelivery'] as const),
    ...(['stock.receiveDelivery', 'stock.cancelDelivery'] as const),
  ],
  'coupons:read': ['coupons.list', 'coupons.check'],
  'coupons:write': ['coupons.create', 'coupons.update', 'coupons.end'],
  'invoices:read': ['invoices.list', 'invoices.download', 'creditNotes.list', 'creditNotes.download'],
  'e-invoices:read': ['eInvoices.list', 'eInvoices.downloadJson'],
  'e-invoices:write': ['eInvoices.register'],
  'settlements:read': [
    ...(['settlements.list', 'settlements.get', 'settlements.lines', 'settlements.exportCsv'] as const),
  ],
  'settlements:write': ['settlements.setBank', 'settlements.importBank'],
  'reports:read': [
    ...(['reports.sales', 'reports.tax', 'reports.exportSales', 'reports.exportTax'] as const),
    ...(['reports.returns', 'reports.coupons', 'reports.promises', 'reports.refusedPins'] as const),
    ...(['reports.exportReturns', 'reports.exportCoupons', 'reports.exportPromises'] as const),
    ...(['reports.exportRefusedPins'] as const),
  ],
  'webhooks:read': [
    ...(['webhooks.list', 'webhooks.get', 'webhooks.deliveries', 'webhooks.getDelivery'] as const),
    ...(['webhooks.exportCsv'] as const),
  ],
  /* Not where events go to, nor the secrets: a key could send them elsewhere. */
  'webhooks:write': ['webhooks.setState', 'webhooks.test', 'webhooks.replay', 'webhooks.replaySince'],
  'areas:read': ['serviceAreas.list'],
  'areas:write': ['serviceAreas.create', 'serviceAreas.update', 'serviceAreas.remove'],
};

/** Returns whether a key with these scopes may call a procedure. Scopes of a later release open nothing. */
export function mayKeyCall(scopes: readonly string[], procedure: string): boolean {
  return Object.entries(KEY_SCOPES).some(
    ([scope, procedures]) => scopes.includes(scope) && procedures.some((name) => name === procedure),
  );
}
