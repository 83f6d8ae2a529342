import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import { Gstr1Writer } from '@aabha/contracts/gstr1/gstr1-writer';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';

/** Documents that add no text, after which a line break is written: a proxy ends a response without any for long. */
const SILENT_DOCUMENTS = 10_000;

/** What is written: the month's documents in the order of the file. */
interface ReturnContent {
  period: string;
  pages: AsyncIterable<readonly ReturnDocument[]>;
}

/**
 * Yields the JSON of a GSTR-1: its start before any document is read, then a piece for each page of documents. Adds all of
 * them to `summary`.
 */
export async function* writeReturn(
  { brand, hsnDigits, gstr1Version }: ShopSettings,
  { period, pages }: ReturnContent,
  summary = new Gstr1Summary(hsnDigits),
): AsyncGenerator<string> {
  const writer = new Gstr1Writer({ gstin: brand.gstin, period, version: gstr1Version });
  yield writer.start();
  let silent = 0;
  for await (const documents of pages) {
    const text = documents.map((document) => writer.add(document, summary.add(document))).join('');
    silent = text === '' ? silent + documents.length : 0;
    if (text !== '') yield text;
    else if (silent >= SILENT_DOCUMENTS) {
      silent = 0;
      yield '\n';
    }
  }
  yield writer.end(summary);
}
