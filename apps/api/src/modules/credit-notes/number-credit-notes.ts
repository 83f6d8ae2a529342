import { commercialNote, taxReducibleSince } from '@aabha/contracts/credit-notes/commercial-note';
import { creditNoteNumber, creditNotePrefix } from '@aabha/contracts/gst/gst';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { Db } from '@aabha/db/client';
import {
  hasDueCreditNote,
  replaceContent,
  selectLateCreditNotes,
  takeCreditNoteNumbers,
} from './credit-note-numbers.queries';

const BATCH = 500;

/**
 * Issues the credit notes of refunds that the provider has sent: gapless numbers, unique per financial year,
 * dated `now`. Those of invoices whose tax can no longer be reduced become commercial notes first. Returns how many (docs/spec/invoices-and-tax.md#credit-notes).
 */
export async function numberCreditNotes(db: Db, now: Date): Promise<number> {
  if (!(await hasDueCreditNote(db))) return 0;
  const reducibleSince = taxReducibleSince(now).toISOString();
  for (const { id, snapshot } of await selectLateCreditNotes(db, reducibleSince))
    await replaceContent(db, { id, before: snapshot, after: commercialNote(snapshot) });
  const year = financialYear(now);
  const numbered = await takeCreditNoteNumbers(db, {
    year,
    prefix: creditNotePrefix(year),
    ...{ at: now.toISOString(), reducibleSince },
    limit: BATCH,
  });
  for (const { serial, number } of numbered)
    if (number !== creditNoteNumber(year, serial))
      throw new Error(`Credit note ${serial} was numbered ${number}.`);
  return numbered.length;
}
