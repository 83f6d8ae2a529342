import type { Db } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { raiseDiscrepancies } from '../discrepancies/raise-discrepancies.service';
import { documentFlaws } from './document-flaws';
import { contentHash, firstChainHash, nextChainHash } from './content-hash';
import { selectDocuments, selectSeries, type DocumentSeries, type SealedDocument } from './documents.queries';
import { insertSeals, lockSealing, type NewSeal } from './seals.queries';

const BATCH = 500;

/** Returns the documents that follow a serial without a gap. */
const withoutGap = (documents: readonly SealedDocument[], after: number) =>
  documents.filter(({ serial }, index) => serial === after + index + 1);

function sealsOf(series: DocumentSeries, documents: readonly SealedDocument[]): NewSeal[] {
  const { kind, financialYear } = series;
  let chain = series.headHash ?? firstChainHash(kind, financialYear);
  return documents.map((document) => {
    const content = contentHash(document);
    chain = nextChainHash(chain, content);
    return { kind, financialYear, serial: document.serial, contentHash: content, chainHash: chain };
  });
}

/** Seals the next documents of the series that are behind. Returns how many. */
function sealBatch(db: Db, now: Date): Promise<number> {
  return inTx(db, async (tx) => {
    await lockSealing(tx);
    let count = 0;
    for (const series of await selectSeries(tx)) {
      const { kind, financialYear, lastSerial, sealedSerial: after } = series;
      if (after >= lastSerial) continue;
      const page = await selectDocuments(tx, { kind, financialYear, after, limit: BATCH });
      const documents = withoutGap(page, after);
      if (documents.length === 0) continue;
      await insertSeals(tx, sealsOf(series, documents));
      const found = documents.flatMap(documentFlaws);
      await raiseDiscrepancies(tx, found, now.toISOString());
      count += documents.length;
    }
    return count;
  });
}

/**
 * Adds numbered invoices and credit notes to the hash chain of their series, and raises a discrepancy for those that
 * break rule 46 or 53 (docs/spec/books.md#hash-chain). A series stops at a gap. Returns how many it sealed.
 */
export async function sealDocuments(db: Db, now: Date): Promise<number> {
  const series = await selectSeries(db);
  const isBehind = series.some(({ sealedSerial, lastSerial }) => sealedSerial < lastSerial);
  return isBehind ? sealBatch(db, now) : 0;
}
