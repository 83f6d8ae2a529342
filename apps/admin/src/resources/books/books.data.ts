import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const booksActions = {
  getBooks: () => api.books.get.query({}).then((data) => ({ data }), toHttpError),
  startBookCheck: () => api.books.check.mutate({}).then((data) => ({ data }), toHttpError),
  stopBookCheck: () => api.books.stopCheck.mutate({}).then((data) => ({ data }), toHttpError),
};
export type BooksProvider = ProviderWith<typeof booksActions>;
