import { sql } from 'drizzle-orm';
import { idOf, mine, type PersonalTable } from './personal-table.queries';

/** Reviews and their photos. */
export const REVIEW_TABLES: readonly PersonalTable[] = [
  /* Their files go with them, see erase-person.service.ts. */
  {
    table: 'review_photos',
    what: 'Photos of reviews',
    columns: ['hidden_reason'],
    rows: (person) => sql`review_id in (select r.id from reviews r where r.user_id = ${idOf(person)})`,
    erase: 'delete',
    file: {
      name: 'review-photos',
      columns: ['review_id', 'position', 'media_hash', 'hidden_at', 'hidden_reason', 'created_at'],
    },
  },
  {
    table: 'reviews',
    what: 'Reviews',
    columns: ['title', 'comment', 'removal_reason'],
    rows: mine,
    erase: 'delete',
    file: {
      name: 'reviews',
      columns: ['product_id', 'rating', 'title', 'comment', 'removal_reason', 'created_at'],
    },
  },
];
