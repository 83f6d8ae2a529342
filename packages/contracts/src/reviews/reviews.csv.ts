import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { StaffReview } from './reviews.staff.schema';

/** The columns of exported reviews. */
export const REVIEW_COLUMNS: CsvColumns<StaffReview> = {
  Written: ({ createdAt }) => indiaMinute(createdAt),
  Television: ({ product }) => product.name,
  Author: ({ user }) => user.name,
  Stars: ({ rating }) => String(rating),
  Title: ({ title }) => title,
  Review: ({ comment }) => comment,
  Photos: ({ photos }) => String(photos.filter(({ hidden_at: at }) => at === null).length),
  'Hidden Photos': ({ photos }) => String(photos.filter(({ hidden_at: at }) => at !== null).length),
  Status: ({ removed_at }) => (removed_at === null ? 'Shown' : 'Removed'),
  Removed: ({ removed_at }) => (removed_at === null ? '' : indiaMinute(removed_at)),
  'Removed By': ({ removed_by }) => removed_by?.name ?? '',
  Reason: ({ removal_reason }) => removal_reason ?? '',
};
