import { sql } from 'drizzle-orm';
import { idOf, ofEmail, type PersonalTable } from './personal-table.queries';

/** Who owned which television, and to whom it was offered. */
export const PASSPORT_TABLES: readonly PersonalTable[] = [
  {
    table: 'passport_offers',
    what: 'Offers of televisions to or by you',
    columns: ['email', 'token_hash'],
    rows: (person) => sql`(${ofEmail('email')(person)} or from_user_id = ${idOf(person)})`,
    erase: 'delete',
    file: {
      name: 'television-offers',
      columns: ['serial_id', 'state', 'created_at', 'expires_at', 'ended_at'],
    },
  },
  {
    table: 'passport_transfers',
    what: 'Televisions that were transferred to or by you',
    columns: [],
    rows: (person) => sql`(from_user_id = ${idOf(person)} or to_user_id = ${idOf(person)})`,
    erase: { keep: 'Ids of accounts without a name: they say whose the warranty of a television is.' },
    file: { name: 'transferred-televisions', columns: ['serial_id', 'at'], by: 'at' },
  },
  {
    table: 'warranty_reminders',
    what: 'Reminders of the end of warranties',
    columns: [],
    rows: (person) => sql`user_id = ${idOf(person)}`,
    erase: 'delete',
    file: { name: 'warranty-reminders', columns: ['serial_id', 'created_at', 'sent_for'] },
  },
];
