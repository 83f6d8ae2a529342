import { invoiceNumber, invoicePrefix } from '@aabha/contracts/gst/gst';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { Db } from '@aabha/db/client';
import type { InvoiceNumbers } from '../../context/deps';
import {
  findInvoiceNumber,
  hasUnnumberedInvoice,
  takeInvoiceNumbers,
  type NumberedInvoice,
} from './invoice-numbers.queries';

const BATCH = 500;
/** How long a purchase waits for its number; the mail and the screens show it when it is there. */
const WAIT_MS = 500;
const RETRY_MS = 10;
const YEAR_MS = 365 * 86_400_000;

/** The years whose invoices may lack a number at an instant: its own, and on 1 April that of the day before. */
const openYears = (now: Date) =>
  [now, new Date(now.getTime() - YEAR_MS)].map((date) => {
    const year = financialYear(date);
    return { year, prefix: invoicePrefix(year) };
  });

/**
 * Throws when a statement numbered an invoice in another format than the contracts: statements format the number
 * themselves, to keep the lock on the series short.
 */
export function assertNumberFormat({ year, serial, number }: Omit<NumberedInvoice, 'orderId'>): void {
  if (number !== invoiceNumber(year, serial)) throw new Error(`Invoice ${serial} was numbered ${number}.`);
}

/**
 * Returns the numbering of a process. Purchases that ask at the same time share one statement. Whoever holds
 * the row of a series numbers for all processes, and the others look again after 10 ms.
 */
export function openInvoiceNumbers(db: Db, now: () => Date): InvoiceNumbers {
  let current: Promise<NumberedInvoice[]> | undefined;

  async function takeBatch(): Promise<NumberedInvoice[]> {
    const numbered = await takeInvoiceNumbers(db, openYears(now()), BATCH);
    numbered.forEach(assertNumberFormat);
    return numbered;
  }

  /** Returns what the batch in flight numbered; it may have started before the caller's order was committed. */
  const endOfBatch = async () => (await current?.catch(() => undefined)) ?? [];

  /** Joins a batch that starts from now on. Whoever waited for the last one shares the next. */
  function joinBatch(): Promise<NumberedInvoice[]> {
    current ??= takeBatch().finally(() => {
      current = undefined;
    });
    return current;
  }

  return {
    async numberPending() {
      if (!(await hasUnnumberedInvoice(db))) return 0;
      await endOfBatch();
      return (await joinBatch()).length;
    },
    async numberOf(orderId) {
      const until = performance.now() + WAIT_MS;
      do {
        const ownIn = (numbered: readonly NumberedInvoice[]) =>
          numbered.find((invoice) => invoice.orderId === orderId)?.number;
        const number =
          ownIn(await endOfBatch()) ?? ownIn(await joinBatch()) ?? (await findInvoiceNumber(db, orderId));
        if (number !== undefined) return number;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      } while (performance.now() < until);
      return undefined;
    },
  };
}
