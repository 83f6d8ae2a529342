/** The calls about orders at work: shipments, papers, notes and money. */
export const DISPATCH_CALLS: readonly string[] = [
  'POST /shipment/list',
  'POST /shipment/new',
  'POST /shipment/open',
  'POST /shipment/papers',
  'POST /shipment/to-pack',
  'POST /shipment/{id}/cancel',
  'POST /shipment/{id}/delivered',
  'POST /shipment/{id}/packed',
  'POST /shipment/{id}/scan',
  'POST /shipment/{id}/serial/remove',
  'POST /shipment/{id}/shipped',
  'POST /order/note/file/{id}/download',
  'POST /order/{id}/money',
  'POST /order/{id}/neighbours',
  'POST /order/{id}/note',
  'POST /order/{id}/note/list',
];
