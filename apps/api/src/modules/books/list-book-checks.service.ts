import { BOOK_CHECK_COLUMNS } from '@aabha/contracts/books/book-checks.csv';
import type { ExportBookChecksInput, ListBookChecksInput } from '@aabha/contracts/books/book-checks.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { countChecks, findCheckIds, selectChecks, selectChecksOfIds } from './book-checks.queries';

/** Returns a page of the checks of the books, newest first (docs/spec/books.md#screen). */
export async function listBookChecks({ db }: SignedInContext, input: ListBookChecksInput) {
  const [bookCheckList, bookCheckCount] = await Promise.all([
    selectChecks(db, input),
    countChecks(db, input.filters),
  ]);
  return { bookCheckList, bookCheckCount };
}

/** Exports the checks of the books under the filters of their list, newest first. */
export function exportBookChecks(ctx: SignedInContext, { filters }: ExportBookChecksInput) {
  return startExport(ctx, {
    ...{ list: 'book-checks', filters, columns: BOOK_CHECK_COLUMNS },
    findIds: (db) => findCheckIds(db, filters),
    readRows: selectChecksOfIds,
  });
}
