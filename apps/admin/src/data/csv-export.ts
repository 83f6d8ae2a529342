import { HttpError } from 'react-admin';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { CsvRowCount } from './csv-row-count';
import { OFFLINE } from './trpc';

/** The lists that can be exported, each with its path. */
const PATHS = {
  orders: '/api/v1/order/export',
  invoices: '/api/v1/invoice/export',
  subscribers: '/api/v1/admin/export-subscribers',
} as const;
export type ExportedList = keyof typeof PATHS;

/** How far an export is. */
export interface ExportProgress {
  rows: number;
  total: number;
}

export interface ExportedFile extends ExportProgress {
  fileName: string;
  content: Blob;
}

const BROKEN_OFF = 'The export stopped before the last row.';

async function refusalOf(answer: Response): Promise<HttpError> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return new HttpError(message ?? OFFLINE, answer.status);
}

/** Reads the file. Throws where it breaks off, and where it ends without all its rows. */
async function readFile(answer: Response, onProgress: (progress: ExportProgress) => void) {
  const total = Number(answer.headers.get(ROW_COUNT_HEADER));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const count = new CsvRowCount();
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    count.add(part.value);
    onProgress({ rows: count.rows, total });
  }
  if (!answer.headers.has(ROW_COUNT_HEADER) || !count.isWhole(total)) throw new Error(BROKEN_OFF);
  return { rows: total, total, content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}

/** Exports a list under its filters. Rejects unless the file came whole; `signal` stops it. */
export async function exportCsv(
  list: ExportedList,
  filters: object,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<ExportedFile> {
  const failAs = (message: string) => (error: unknown) => {
    throw signal.aborted || error instanceof HttpError ? error : new Error(message, { cause: error });
  };
  const answer = await fetch(PATHS[list], {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(TOKEN_STORAGE_KEY) ?? ''}`,
    },
    body: JSON.stringify({ filters }),
    signal,
  }).catch(failAs(OFFLINE));
  if (!answer.ok) throw await refusalOf(answer);
  const [, fileName = `${list}.csv`] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return { fileName, ...(await readFile(answer, onProgress).catch(failAs(BROKEN_OFF))) };
}
