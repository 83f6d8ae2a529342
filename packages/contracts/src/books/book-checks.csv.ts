import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { BookCheck } from './books.schema';

/** The columns of exported checks of the books. */
export const BOOK_CHECK_COLUMNS: CsvColumns<BookCheck> = {
  Requested: ({ requested_at }) => indiaMinute(requested_at),
  By: ({ requested_by }) => requested_by ?? 'Nightly check',
  State: ({ state }) => state,
  Ended: ({ ended_at }) => (ended_at === null ? '' : indiaMinute(ended_at)),
  Checked: ({ checked }) => String(checked),
  Documents: ({ documents }) => String(documents),
  Errors: ({ findings }) => String(findings),
};
