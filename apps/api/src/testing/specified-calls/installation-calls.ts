/** Calls about installations and the zones of technicians (docs/spec/installation.md#calls). */
export const INSTALLATION_CALLS: readonly string[] = [
  'GET /order/{id}/installations',
  'POST /installation/slots',
  'POST /installation/book',
  'POST /installation/{id}/move',
  'POST /installation/{id}/cancel',
  'POST /installation/{id}/update',
  'POST /installation/list',
  'POST /installation/export',
  'POST /installation/zone/list',
  'POST /installation/zone/new',
  'POST /installation/zone/{id}/update',
  'POST /installation/zone/{id}/remove',
];
