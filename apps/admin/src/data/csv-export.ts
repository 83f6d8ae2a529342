import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { CsvRowCount } from './csv-row-count';
import { requestFile } from './request-file';

/** Exportable lists with their paths. */
const PATHS = {
  orders: '/api/v1/order/export',
  invoices: '/api/v1/invoice/export',
  'credit-notes': '/api/v1/creditNote/export',
  refunds: '/api/v1/refund/export',
  settlements: '/api/v1/settlement/export',
  ledger: '/api/v1/ledger/export',
  returns: '/api/v1/returnRequest/export',
  prices: '/api/v1/price/history/export',
  subscribers: '/api/v1/admin/export-subscribers',
  'gst-returns': '/api/v1/gst/gstr1/csv',
  complaints: '/api/v1/complaint/export',
  cases: '/api/v1/case/export',
  'restore-drills': '/api/v1/admin/restore-drill/export',
  'book-checks': '/api/v1/books/check/export',
  coupons: '/api/v1/coupon/export',
  'sales-report': '/api/v1/report/sales/export',
  'tax-report': '/api/v1/report/tax/export',
  'returns-report': '/api/v1/report/returns/export',
  'coupon-report': '/api/v1/report/coupons/export',
  'promise-report': '/api/v1/report/promises/export',
  'refused-pins-report': '/api/v1/report/refused-pins/export',
  'draft-orders': '/api/v1/draftOrder/export',
  'refund-requests': '/api/v1/refundRequest/export',
  shipments: '/api/v1/shipment/export',
  mails: '/api/v1/mail/export',
  'stock-moves': '/api/v1/stock/moves/export',
  reorder: '/api/v1/stock/forecast/export',
  deliveries: '/api/v1/stock/delivery/export',
  consents: '/api/v1/privacy/consent/export',
  'bulk-jobs': '/api/v1/bulkJob/export',
  'deleted-products': '/api/v1/product/removed/export',
  'api-keys': '/api/v1/apiKey/export',
  messages: '/api/v1/message/export',
  reviews: '/api/v1/review/export',
  discrepancies: '/api/v1/admin/discrepancy/export',
  'audit-log': '/api/v1/admin/audit/export',
  'audit-anchors': '/api/v1/admin/audit/anchors/export',
  'wholesale-orders': '/api/v1/wholesale/orders/export',
  'webhook-deliveries': '/api/v1/webhook/delivery/export',
  'emi-plans': '/api/v1/emi/plan/export',
  'bank-offers': '/api/v1/bank-offer/export',
  'specification-terms': '/api/v1/specification/term/export',
  pictures: '/api/v1/picture/export',
  lanes: '/api/v1/delivery/lane/export',
  'center-days': '/api/v1/delivery/day/export',
  installations: '/api/v1/installation/export',
  'browser-reports': '/api/v1/admin/browser-reports/export',
  'staff-roles': '/api/v1/admin/role/export',
} as const;
export type ExportedList = keyof typeof PATHS;
/** The reports among them. */
export type ExportedReport = Extract<ExportedList, `${string}-report`>;

/** Progress of an export. */
export interface ExportProgress {
  rows: number;
  total: number;
}

interface ExportedFile extends ExportProgress {
  fileName: string;
  content: Blob;
}

const BROKEN_OFF = 'The export stopped before the last row.';

/** Reads the file. Throws when the stream breaks off, or ends without all its rows. */
async function readFile(response: Response, onProgress: (progress: ExportProgress) => void) {
  const total = Number(response.headers.get(ROW_COUNT_HEADER));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const count = new CsvRowCount();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    count.add(part.value);
    onProgress({ rows: count.rows, total });
  }
  if (!response.headers.has(ROW_COUNT_HEADER) || !count.isWhole(total)) throw new Error(BROKEN_OFF);
  return { rows: total, total, content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}

/** Exports a list under its filters. Rejects unless the file is complete; `signal` aborts it. */
export async function exportCsv(
  list: ExportedList,
  filters: object,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<ExportedFile> {
  const { response, fileName } = await requestFile(PATHS[list], { filters }, signal);
  const file = await readFile(response, onProgress).catch((error: unknown) => {
    throw signal.aborted ? error : new Error(BROKEN_OFF, { cause: error });
  });
  return { fileName: fileName || `${list}.csv`, ...file };
}
