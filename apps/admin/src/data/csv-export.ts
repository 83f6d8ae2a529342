import { HttpError } from 'react-admin';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { CsvRowCount } from './csv-row-count';
import { OFFLINE } from './trpc';

/** Exportable lists with their paths. */
const PATHS = {
  orders: '/api/v1/order/export',
  invoices: '/api/v1/invoice/export',
  'credit-notes': '/api/v1/creditNote/export',
  refunds: '/api/v1/refund/export',
  subscribers: '/api/v1/admin/export-subscribers',
} as const;
export type ExportedList = keyof typeof PATHS;

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

async function refusalOf(response: Response): Promise<HttpError> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  return new HttpError(message ?? OFFLINE, response.status);
}

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
  const failAs = (message: string) => (error: unknown) => {
    throw signal.aborted || error instanceof HttpError ? error : new Error(message, { cause: error });
  };
  const response = await fetch(PATHS[list], {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(TOKEN_STORAGE_KEY) ?? ''}`,
    },
    body: JSON.stringify({ filters }),
    signal,
  }).catch(failAs(OFFLINE));
  if (!response.ok) throw await refusalOf(response);
  const [, fileName = `${list}.csv`] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { fileName, ...(await readFile(response, onProgress).catch(failAs(BROKEN_OFF))) };
}
