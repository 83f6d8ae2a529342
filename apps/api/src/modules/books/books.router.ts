import { BooksInput, BooksOverview } from '@aabha/contracts/books/books.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { getBooks, startBookCheck, stopBookCheck } from './books.service';

export const booksRouter = router({
  get: superAdminProcedure
    .meta(post('/books/overview', 'The series of invoices and credit notes, and the latest check of them'))
    .input(BooksInput)
    .output(BooksOverview)
    .query(({ ctx }) => getBooks(ctx)),
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
