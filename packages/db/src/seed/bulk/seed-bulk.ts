import { openDatabase, type DatabaseClient } from '../../client';
import { BULK_LIMITS, type BulkSize, type BulkTx } from './bulk.types';
import { addDesk } from './bulk-desk';
import { CREDIT_NOTES_OF_REFUNDS } from '../history/credit-notes-of-refunds';
import { addInvoices } from './bulk-invoices';
import { forgetLedger } from './forget-ledger';
import { addOrders } from './bulk-orders';
import { addPeople } from './bulk-people';
import { addServiceAreas } from './bulk-service-areas';
import { addProducts } from './bulk-products';

/** One shopper for so many orders. */
const ORDERS_A_PERSON = 4;

function assertPossible(size: BulkSize): void {
  for (const [what, most] of Object.entries(BULK_LIMITS)) {
    const wanted = size[what as keyof BulkSize];
    if (wanted === undefined) continue;
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > most)
      throw new Error(`The number of ${what} is a whole number from 1 to ${most}.`);
  }
}

/** A shop of its own has no demo accounts and no demo televisions. */
async function assertDemo(sql: DatabaseClient['sql']): Promise<void> {
  const [row] = await sql<{ demo: boolean }[]>`
    select exists (select from users where email = 'superadmin@aabha.example')
      and exists (select from products where slug is not null) as demo`;
  if (!row?.demo) throw new Error('Only a database with the demo data is filled up, and this one has none.');
}

async function addAround(tx: BulkTx, wanted: number, now: string): Promise<void> {
  const [present] = await tx<{ n: number }[]>`select count(*)::int as n from orders`;
  const missing = wanted - (present?.n ?? 0);
  if (missing <= 0) return;
  /* Rows of the past: the worker makes the sums anew. */
  await tx`select forget_order_sums(), forget_visit_sums()`;
  await addPeople(tx, Math.ceil(missing / ORDERS_A_PERSON), now);
  await addOrders(tx, missing, now);
  /* Invoices get other numbers: what names or seals the present ones is made anew. */
  await tx`delete from credit_notes`;
  await tx`truncate document_seals`;
  await forgetLedger(tx);
  await addInvoices(tx);
  for (const statement of CREDIT_NOTES_OF_REFUNDS) await tx.unsafe(statement);
  await addDesk(tx, now);
}

/**
 * Fills the demo up to a size, all of it or nothing, for looking at screens and for measuring: so many orders, with
 * everything that hangs on them, service areas and televisions in all. Existing rows are counted and stay; only
 * invoices and credit notes are numbered anew. Refuses a database without the demo, and sizes that are none.
 */
export async function seedBulk(databaseUrl: string, size: BulkSize, now = new Date()): Promise<void> {
  assertPossible(size);
  const database = openDatabase(databaseUrl, { maxConnections: 1, applicationName: 'seed' });
  const at = now.toISOString();
  try {
    await assertDemo(database.sql);
    await database.sql.begin(async (tx) => {
      if (size.products !== undefined) await addProducts(tx, size.products, at);
      if (size.serviceAreas !== undefined) await addServiceAreas(tx, size.serviceAreas);
      if (size.orders !== undefined) await addAround(tx, size.orders, at);
    });
    await database.sql`vacuum analyze`;
  } finally {
    await database.close();
  }
}
