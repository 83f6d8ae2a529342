import {
  ExportBookChecksInput,
  ListBookChecksInput,
  ListBookChecksOutput,
} from '@aabha/contracts/books/book-checks.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { BooksInput, BooksOverview } from '@aabha/contracts/books/books.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { getBooks, startBookCheck, stopBookCheck } from './books.service';
import { exportBookChecks, listBookChecks } from './list-book-checks.service';

export const booksRouter = router({
  get: superAdminProcedure
    .meta(post('/books/overview', 'The series of invoices and credit notes, and the latest check of them'))
    .input(BooksInput)
    .output(BooksOverview)
    .query(({ ctx }) => getBooks(ctx)),
  listChecks: superAdminProcedure
    .meta(post('/books/check/list', 'The checks of the books'))
    .input(ListBookChecksInput)
    .output(ListBookChecksOutput)
    .query(({ ctx, input }) => listBookChecks(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/books/check/export', 'The checks of the books as a CSV file', READS_REPORTS))
    .input(ExportBookChecksInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportBookChecks(ctx, input)),
  check: superAdminProcedure
    .meta(post('/books/check', 'Checks all invoices and credit notes'))
    .input(BooksInput)
    .output(Done)
    .mutation(({ ctx }) => startBookCheck(ctx)),
  stopCheck: superAdminProcedure
    .meta(post('/books/check/stop', 'Stops the check of the books'))
    .input(BooksInput)
    .output(Done)
    .mutation(({ ctx }) => stopBookCheck(ctx)),
});
