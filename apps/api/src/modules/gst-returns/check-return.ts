import type { Gstr1Finding } from '@aabha/contracts/gstr1/gstr1.schema';
import type { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import { documentErrors, summaryErrors, type ReturnContext } from '@aabha/contracts/gstr1/document-errors';

/** Findings beyond these are counted only. */
export const MOST_FINDINGS = 200;

/** Collects what the self-check of a return finds (docs/spec/gst-returns.md#self-check). */
export class ReturnCheck {
  readonly findings: Gstr1Finding[] = [];
  count = 0;
  readonly #context: ReturnContext;

  constructor(context: ReturnContext) {
    this.#context = context;
  }

  /** Checks a document by itself. */
  checkDocument(document: ReturnDocument): void {
    for (const text of documentErrors(document, this.#context)) this.add(text, document);
  }

  /** Checks the sums of all documents. */
  checkSummary(summary: Gstr1Summary): void {
    for (const text of summaryErrors(summary)) this.add(text);
  }

  /** Adds a finding; about the whole return without a document. */
  add(text: string, document?: Pick<ReturnDocument, 'kind' | 'id' | 'number'>): void {
    this.count += 1;
    if (this.findings.length >= MOST_FINDINGS) return;
    const { kind, id: _id, number } = document ?? {};
    this.findings.push({ text, document: kind && _id && number ? { kind, _id, number } : null });
  }
}
