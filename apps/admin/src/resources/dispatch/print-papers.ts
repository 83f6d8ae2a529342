import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import type { PaperKind } from '@aabha/contracts/shipments/shipments.values';
import { PdfPageCount } from '../../data/pdf-page-count';
import { requestFile } from '../../data/request-file';

/** How far a file of papers is drawn. */
export interface PaperProgress {
  pages: number;
  total: number;
}

const BROKEN_OFF = 'The file stopped before its last page.';

/** Downloads the papers of some orders as one PDF. Rejects unless it is whole; `signal` stops it. */
export async function printPapers(
  input: { kind: PaperKind; order_ids: readonly string[] },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: PaperProgress) => void },
): Promise<{ fileName: string; content: Blob; pages: number }> {
  const { response, fileName } = await requestFile('/api/v1/shipment/papers', input, signal);
  const total = Number(response.headers.get(ROW_COUNT_HEADER));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const count = new PdfPageCount();
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      count.add(part.value);
      onProgress({ pages: count.pages, total });
    }
  } catch (error) {
    throw signal.aborted ? error : new Error(BROKEN_OFF, { cause: error });
  }
  if (!count.isWhole) throw new Error(BROKEN_OFF);
  const content = new Blob(parts, { type: 'application/pdf' });
  return { fileName: fileName || `${input.kind}.pdf`, content, pages: count.pages };
}
