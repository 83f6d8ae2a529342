import type { BookSeries, BooksOverview } from '@aabha/contracts/books/books.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import {
  findLatestCheck,
  findPendingCheck,
  insertCheck,
  lockRequests,
  stopPendingCheck,
} from './book-checks.queries';
import { selectSeries, type DocumentSeries } from './documents.queries';
import { numberOf } from './verify-series';

const seriesOut = ({ kind, financialYear, lastSerial, ...seals }: DocumentSeries): BookSeries => ({
  kind,
  financial_year: financialYear,
  first_number: lastSerial === 0 ? '' : numberOf(kind, financialYear, 1),
  last_number: lastSerial === 0 ? '' : numberOf(kind, financialYear, lastSerial),
  documents: lastSerial,
  sealed: seals.sealedSerial,
  chain_hash: seals.headHash ?? '',
  sealed_at: seals.sealedAt,
});

/** Returns the series of invoices and credit notes with their hash chains, and the latest check. */
export async function getBooks({ db }: SignedInContext): Promise<BooksOverview> {
  const [series, check] = await Promise.all([selectSeries(db), findLatestCheck(db)]);
  return { series: series.map(seriesOut), check: check ?? null };
}

/** Requests a check of the books, which a worker starts within seconds. 409 while one waits or runs. */
export async function startBookCheck(ctx: SignedInContext) {
  await inTx(ctx.db, async (tx) => {
    await lockRequests(tx);
    if (await findPendingCheck(tx)) throw appError('BOOK_CHECK_RUNNING');
    const id = await insertCheck(tx, ctx.user.id, ctx.now().toISOString());
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'books.check', entity: 'books', entityId: id },
      ...{ before: null, after: { state: 'waiting' } },
    });
  });
  return { message: 'The check starts in a few seconds.' };
}

/** Stops the check of the books. 409 where none waits or runs. */
export async function stopBookCheck(ctx: SignedInContext) {
  await inTx(ctx.db, async (tx) => {
    const id = await stopPendingCheck(tx, ctx.now().toISOString());
    if (id === undefined) throw appError('BOOK_CHECK_OVER');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'books.stop', entity: 'books', entityId: id },
      ...{ before: null, after: { state: 'stopped' } },
    });
  });
  return { message: 'The check is being stopped.' };
}
