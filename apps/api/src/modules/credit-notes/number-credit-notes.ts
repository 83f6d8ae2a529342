import { creditNoteNumber, creditNotePrefix } from '@aabha/contracts/gst/gst';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { Db } from '@aabha/db/client';
import { hasDueCreditNote, takeCreditNoteNumbers } from './credit-note-numbers.queries';

const BATCH = 500;

/**
 * Issues the credit notes of refunds that the provider has sent: gapless numbers, unique per financial year,
 * dated `now`. Returns how many (docs/spec/invoices-and-tax.md#credit-notes).
 */
export async function numberCreditNotes(db: Db, now: Date): Promise<number> {
  if (!(await hasDueCreditNote(db))) return 0;
  const year = financialYear(now);
  const numbered = await takeCreditNoteNumbers(db, {
    year,
    prefix: creditNotePrefix(year),
    at: now.toISOString(),
    limit: BATCH,
  });
  for (const { serial, number } of numbered)
    if (number !== creditNoteNumber(year, serial))
      throw new Error(`Credit note ${serial} was numbered ${number}.`);
  return numbered.length;
}
