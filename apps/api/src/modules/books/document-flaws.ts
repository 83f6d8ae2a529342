import {
  creditNoteProblems,
  invoiceProblems,
  type IssuedDocument,
} from '@aabha/contracts/books/document-problems';
import type { BookDiscrepancy } from '../discrepancies/raise-discrepancies.service';

/** Returns the problems of a document by the rules for its kind, as one discrepancy; none for a lawful one. */
export function documentFlaws(
  document: IssuedDocument & { id: string; orderId: string | null },
): BookDiscrepancy[] {
  const { id, number, orderId, reason, invoice } = document;
  /* As the sale names it, which has no number yet. */
  const subject = invoice ? id : (orderId ?? id);
  const problems = invoice
    ? creditNoteProblems({ ...document, reason: reason ?? '', invoice })
    : invoiceProblems(document);
  return problems.length === 0
    ? []
    : [{ kind: 'document-flawed', subject, orderId, detail: `${number}: ${problems.join(' ')}` }];
}
