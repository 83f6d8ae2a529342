import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { ProcedureName } from './access';

/* Of what the permission imports. */
const IMPORTS = ['imports.list', 'imports.previewUndo', 'imports.undo'] as const;

/**
 * The procedures that each permission of a staff role opens to a SubAdmin; one of its permissions is enough
 * (docs/spec/permissions.md#calls). Calls of staff that are not named here are open to all staff, those of SuperAdmins to none but
 * them: accounts of staff, roles, keys, webhooks, settings, the audit log, approvals of prices, and mails as they were sent.
 */
export const PERMISSION_CALLS: Readonly<Record<Permission, readonly ProcedureName[]>> = {
  orders: [
    ...(['orders.list', 'orders.get', 'orders.neighbours', 'orders.exportCsv', 'orders.restock'] as const),
    ...(['orders.previewStatus', 'orders.updateStatus', 'orders.correctAddress'] as const),
    ...(['orderNotes.list', 'orderNotes.add', 'orderNotes.downloadFile', 'orderMoney.get'] as const),
    ...(['ledger.ofOrder', 'deliveryPromise.replay', 'mailLog.list'] as const),
    /* What the page of an order shows of other areas. */
    ...(['shipments.list', 'shipments.papers', 'ewayBills.list', 'ewayBills.downloadJson'] as const),
    ...(['installations.ofOrder', 'refundRequests.list', 'refundRequests.get'] as const),
  ],
  refunds: [
    ...(['orders.previewRefund', 'orders.refund'] as const),
    ...(['refundRequests.list', 'refundRequests.get', 'refundRequests.approve'] as const),
    ...(['refundRequests.decline', 'refundRequests.withdraw', 'refundRequests.exportCsv'] as const),
  ],
  'draft-orders': [
    ...([
      'draftOrders.list',
      'draftOrders.get',
      'draftOrders.neighbours',
      'draftOrders.findCustomer',
    ] as const),
    ...(['draftOrders.create', 'draftOrders.update', 'draftOrders.send', 'draftOrders.copyLink'] as const),
    ...(['draftOrders.cancel', 'draftOrders.exportCsv'] as const),
  ],
  dispatch: [
    ...(['shipments.list', 'shipments.listToPack', 'shipments.openByCode', 'shipments.papers'] as const),
    ...(['shipments.create', 'shipments.scan', 'shipments.removeSerial', 'shipments.pack'] as const),
    ...(['shipments.ship', 'shipments.deliver', 'shipments.cancel', 'shipments.exportCsv'] as const),
    ...(['ewayBills.list', 'ewayBills.downloadJson', 'ewayBills.enter', 'ewayBills.remove'] as const),
  ],
  installations: [
    ...(['installations.list', 'installations.listZones', 'installations.ofOrder'] as const),
    ...(['installations.slots', 'installations.book', 'installations.move', 'installations.cancel'] as const),
    ...(['installations.update', 'installations.sendLink', 'installations.downloadPhoto'] as const),
    'installations.exportCsv',
  ],
  'installation-zones': [
    ...(['installations.listZones', 'installations.createZone'] as const),
    ...(['installations.updateZone', 'installations.removeZone'] as const),
  ],
  returns: [
    ...([
      'returns.list',
      'returns.get',
      'returns.downloadFile',
      'returns.exportCsv',
      'returns.assign',
    ] as const),
    ...(['returns.pickup', 'returns.pickupSlots', 'returns.receive', 'returns.inspect'] as const),
    ...(['returns.preview', 'returns.update', 'returns.reject', 'returns.replace'] as const),
    ...(['returns.cancelReplacement', 'cases.list', 'cases.neighbours', 'cases.waiting'] as const),
    /* A refund above the limit waits for a second person. */
    ...(['refundRequests.list', 'refundRequests.get', 'refundRequests.withdraw'] as const),
    ...(['cases.assignees', 'savedReplies.forCase'] as const),
  ],
  wholesale: [
    ...(['wholesale.create', 'wholesale.update', 'wholesale.remove', 'wholesale.listOrders'] as const),
    ...(['wholesale.updateOrder', 'wholesale.previewCredit', 'wholesale.creditOrder'] as const),
    'wholesale.exportOrders',
  ],
  products: [
    ...(['products.listForStaff', 'products.getForStaff', 'products.create', 'products.update'] as const),
    ...(['products.publish', 'products.unpublish', 'products.previewLink', 'products.remove'] as const),
    ...(['products.removeMany', 'products.listRemoved', 'products.restore', 'products.exportCsv'] as const),
    ...(['products.exportRemoved', 'products.previewImport', 'products.importCsv'] as const),
    ...(['products.previewBulk', 'products.applyBulk', 'products.previewStandardNames'] as const),
    ...(['products.applyStandardNames', 'products.prepareSale', 'specifications.list'] as const),
    ...(['waitingRoom.getForStaff', 'waitingRoom.open', 'waitingRoom.changeRate'] as const),
    'waitingRoom.close',
    ...IMPORTS,
    /* The pictures of a television are chosen from the library. */
    ...(['library.list', 'library.get', 'library.upload'] as const),
  ],
  stock: [
    ...(['stock.moves', 'stock.count', 'stock.deliveries', 'stock.addDelivery'] as const),
    ...(['stock.updateDelivery', 'stock.receiveDelivery', 'stock.cancelDelivery'] as const),
    ...(['stock.forecast', 'stock.brandRules', 'stock.setRule', 'stock.exportCsv'] as const),
    ...(['stock.exportDeliveries', 'stock.exportForecast'] as const),
  ],
  prices: ['prices.list', 'prices.history', 'prices.schedule', 'prices.cancel', 'prices.exportCsv'],
  pictures: ['library.list', 'library.get', 'library.upload', 'library.rename', 'library.exportCsv'],
  'picture-replacement': ['library.replace', 'library.remove'],
  specifications: [
    ...(['specifications.list', 'specifications.listUnknown', 'specifications.create'] as const),
    ...(['specifications.update', 'specifications.addAlias', 'specifications.merge'] as const),
    ...(['specifications.remove', 'specifications.previewImport', 'specifications.importCsv'] as const),
    'specifications.exportCsv',
    ...IMPORTS,
  ],
  reviews: [
    ...(['reviews.listForStaff', 'reviews.remove', 'reviews.restore', 'reviews.hidePhoto'] as const),
    ...(['reviews.showPhoto', 'reviews.exportCsv'] as const),
  ],
  messages: [
    ...(['contact.listMessages', 'contact.get', 'contact.answer', 'contact.assign'] as const),
    ...(['cases.assignees', 'contact.setState', 'contact.exportMessages'] as const),
    ...(['cases.list', 'cases.neighbours', 'cases.waiting', 'cases.exportCsv'] as const),
    ...(['savedReplies.list', 'savedReplies.forCase', 'savedReplies.create'] as const),
    ...(['savedReplies.update', 'savedReplies.remove'] as const),
  ],
  complaints: [
    ...(['complaints.list', 'complaints.get', 'complaints.downloadFile', 'complaints.answer'] as const),
    ...(['complaints.assign', 'complaints.update', 'complaints.setTelevision'] as const),
    ...(['complaints.exportCsv', 'cases.list', 'cases.neighbours', 'cases.waiting'] as const),
    ...(['savedReplies.list', 'savedReplies.forCase', 'savedReplies.create'] as const),
    ...(['savedReplies.update', 'savedReplies.remove', 'cases.assignees'] as const),
  ],
  customers: [
    ...(['accounts.listCustomers', 'accounts.getCustomer', 'accounts.setCustomerClosed'] as const),
    ...(['accounts.setCustomerRole', 'contact.listSubscribers', 'contact.exportSubscribers'] as const),
  ],
  privacy: [
    ...(['privacy.listRequests', 'privacy.answerRequest', 'consents.list', 'consents.exportCsv'] as const),
    ...(['breaches.list', 'breaches.create', 'breaches.update', 'retention.preview'] as const),
  ],
  coupons: [
    ...(['coupons.list', 'coupons.check', 'coupons.create', 'coupons.update', 'coupons.end'] as const),
    'coupons.exportCsv',
  ],
  offers: [
    ...(['bankOffers.list', 'bankOffers.create', 'bankOffers.update', 'bankOffers.end'] as const),
    ...(['bankOffers.exportCsv', 'emi.list', 'emi.create', 'emi.update', 'emi.remove'] as const),
    ...(['emi.previewImport', 'emi.importCsv', 'emi.exportCsv'] as const),
  ],
  invoices: [
    ...(['invoices.list', 'invoices.download', 'invoices.exportCsv', 'creditNotes.list'] as const),
    ...(['creditNotes.download', 'creditNotes.update', 'creditNotes.exportCsv'] as const),
    ...(['eInvoices.list', 'eInvoices.downloadJson', 'eInvoices.register'] as const),
    ...(['refunds.list', 'refunds.exportCsv', 'ewayBills.list', 'ewayBills.downloadJson'] as const),
  ],
  settlements: [
    ...(['settlements.list', 'settlements.get', 'settlements.lines', 'settlements.latestRead'] as const),
    ...(['settlements.startRead', 'settlements.stopRead', 'settlements.setBank'] as const),
    ...(['settlements.importBank', 'settlements.exportCsv', 'reconciliation.list'] as const),
    ...(['reconciliation.settle', 'reconciliation.exportCsv'] as const),
  ],
  books: [
    ...(['ledger.list', 'ledger.trialBalance', 'ledger.exportCsv', 'books.check', 'books.get'] as const),
    ...(['books.listChecks', 'books.stopCheck', 'books.exportCsv'] as const),
  ],
  gst: [
    ...(['gstReturns.get', 'gstReturns.preview', 'gstReturns.startFiling', 'gstReturns.markFiled'] as const),
    ...(['gstReturns.downloadJson', 'gstReturns.exportCsv', 'taxRates.list', 'taxRates.create'] as const),
    ...(['taxRates.remove', 'ewayBillLimits.list', 'ewayBillLimits.create'] as const),
    'ewayBillLimits.remove',
  ],
  reports: [
    ...(['reports.sales', 'reports.tax', 'reports.returns', 'reports.coupons'] as const),
    ...(['reports.promises', 'reports.refusedPins', 'reports.exportSales', 'reports.exportTax'] as const),
    ...(['reports.exportReturns', 'reports.exportCoupons', 'reports.exportPromises'] as const),
    'reports.exportRefusedPins',
  ],
  news: [
    ...(['news.create', 'news.update', 'news.remove'] as const),
    ...(['library.list', 'library.get', 'library.upload'] as const),
  ],
  'home-page': [
    ...(['home.arrangement', 'home.saveDraft', 'home.discardDraft', 'home.previewLink'] as const),
    'home.publish',
  ],
  delivery: [
    ...(['serviceAreas.list', 'serviceAreas.create', 'serviceAreas.update', 'serviceAreas.remove'] as const),
    ...(['serviceAreas.previewImport', 'serviceAreas.importCsv', 'serviceAreas.exportCsv'] as const),
    ...(['deliveryPromise.listCenters', 'deliveryPromise.createCenter'] as const),
    ...(['deliveryPromise.updateCenter', 'deliveryPromise.removeCenter'] as const),
    ...(['deliveryPromise.listDays', 'deliveryPromise.createDay', 'deliveryPromise.updateDay'] as const),
    ...(['deliveryPromise.removeDay', 'deliveryPromise.exportDays'] as const),
    ...(['deliveryPromise.listLanes', 'deliveryPromise.createLane', 'deliveryPromise.updateLane'] as const),
    ...(['deliveryPromise.removeLane', 'deliveryPromise.exportLanes'] as const),
    ...(['deliveryPromise.previewLaneImport', 'deliveryPromise.importLanes'] as const),
    ...IMPORTS,
  ],
  /* Open only with a permission of their area as well. */
  'personal-exports': [
    ...(['orders.exportCsv', 'draftOrders.exportCsv', 'installations.exportCsv'] as const),
    ...(['returns.exportCsv', 'wholesale.exportOrders', 'complaints.exportCsv'] as const),
    ...(['contact.exportMessages', 'contact.exportSubscribers', 'consents.exportCsv'] as const),
    ...(['invoices.exportCsv', 'refunds.exportCsv', 'refundRequests.exportCsv'] as const),
    ...(['shipments.exportCsv', 'cases.exportCsv'] as const),
  ],
};
