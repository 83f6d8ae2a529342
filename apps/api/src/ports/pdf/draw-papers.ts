import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawInvoice } from './draw-invoice';
import { drawLabel, LABEL_SIZE } from './draw-label';
import { drawPackingSlip } from './draw-packing-slip';
import { drawPickList } from './draw-pick-list';
import type { Document } from './drawing-primitives';
import { invoiceSheet } from './invoice-sheet';
import type { Paper } from './pdf';

function draw(document: Document, paper: Paper): void {
  switch (paper.kind) {
    case 'pick-list':
      return drawPickList(document, paper.sheet);
    case 'packing-slip':
      return drawPackingSlip(document, paper.sheet);
    case 'label':
      return drawLabel(document, paper.sheet);
    case 'invoice':
      return drawInvoice(document, invoiceSheet(paper.invoice, paper.language));
  }
}

/**
 * Draws papers into one document, each from a page of its own, and yields the bytes as they come. Other work goes on between
 * two papers, and nothing is drawn ahead of the reader. `document` has no page yet.
 */
export async function* drawPapers(
  document: Document,
  papers: AsyncIterable<Paper> | Iterable<Paper>,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', () => resolve());
    document.on('error', reject);
  });
  const take = () => {
    const taken = parts;
    parts = [];
    return taken;
  };
  for await (const paper of papers) {
    const isLabel = paper.kind === 'label';
    document.addPage({ size: isLabel ? [LABEL_SIZE.width, LABEL_SIZE.height] : 'A4', margin: 0 });
    draw(document, paper);
    document.flushPages();
    yield* take();
    await nextTurn();
  }
  document.end();
  await ended;
  yield* take();
}
