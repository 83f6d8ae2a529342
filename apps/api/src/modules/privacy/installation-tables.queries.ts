import { sql } from 'drizzle-orm';
import { ordersOf, type Person, type PersonalTable } from './personal-table.queries';

const installationsOf = (person: Person) =>
  sql`(select i.id from installations i where i.order_id in ${ordersOf(person)})`;

/** When televisions are installed, and what technicians were sent and have noted. */
export const INSTALLATION_TABLES: readonly PersonalTable[] = [
  {
    table: 'installation_files',
    what: 'Photos of installations',
    columns: ['name', 'content'],
    rows: (person) => sql`installation_id in ${installationsOf(person)}`,
    erase: 'delete',
    file: { name: 'installation-photos', columns: ['installation_id', 'name', 'bytes', 'created_at'] },
  },
  {
    table: 'installation_links',
    what: 'Links of technicians to your installations',
    columns: ['note'],
    rows: (person) => sql`installation_id in ${installationsOf(person)}`,
    erase: 'delete',
    file: { name: 'installation-links', columns: ['installation_id', 'note', 'created_at'] },
  },
  {
    table: 'installations',
    what: 'Installations of your televisions',
    columns: ['note'],
    rows: (person) => sql`order_id in ${ordersOf(person)}`,
    erase: { set: () => sql`note = ''` },
    file: {
      name: 'installations',
      columns: ['order_id', 'product_name', 'type', 'state', 'day', 'part', 'done_on', 'note', 'created_at'],
    },
  },
];
