import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import { Gstr1Writer } from '@aabha/contracts/gstr1/gstr1-writer';
import type { SerialRange } from '@aabha/contracts/gstr1/issued-documents';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';

/** What is written: the month's documents in the order of the file, and the serials that they have. */
interface ReturnContent {
  period: string;
  pages: AsyncIterable<readonly ReturnDocument[]>;
  ranges: readonly SerialRange[];
}

/** Yields the JSON of a GSTR-1, a piece for each page of documents. Adds all of them to `summary`. */
export async function* writeReturn(
  { brand, hsnDigits, gstr1Version }: ShopSettings,
  { period, pages, ranges }: ReturnContent,
  summary = new Gstr1Summary(hsnDigits),
): AsyncGenerator<string> {
  const writer = new Gstr1Writer({ gstin: brand.gstin, period, version: gstr1Version });
  yield writer.start();
  for await (const documents of pages) {
    const text = documents.map((document) => writer.add(document, summary.add(document))).join('');
    if (text !== '') yield text;
  }
  yield writer.end(summary, ranges);
}
