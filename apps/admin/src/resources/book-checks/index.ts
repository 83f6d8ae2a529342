import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const BookCheckList = lazy(() =>
  import('./BookCheckList').then((module) => ({ default: module.BookCheckList })),
);

/** Opened from the books; not in the sidebar. */
export const bookChecks = {
  name: 'book-checks',
  label: 'Checks of the Books',
  group: 'Money',
  may: 'books',
  list: BookCheckList,
  data: lazyData(
    () => import('./book-checks.data').then((module) => ({ list: module.listBookChecks, actions: {} })),
    {},
  ),
} satisfies BackOfficeResource;
