import { sql } from 'drizzle-orm';
import type { OpenWork } from '@aabha/contracts/privacy/erasure.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { only } from '@aabha/db/tx';
import type { Person, PersonalTable } from './personal-table.queries';

/** An account as the privacy centre and the erasure need it. */
interface Account extends Record<string, unknown> {
  name: string;
  email: string;
  role: string;
  /** Verified addresses, in lower case: the present one and those of changes that can be undone. */
  emails: string[];
}

/** Returns an account; undefined for an unknown one. */
export async function findAccount(db: DbOrTx, userId: string): Promise<Account | undefined> {
  const rows = await db.execute<Account>(sql`
    select u.name, u.email, u.role::text as role, array(
      select lower(u.email) union select lower(c.old_email) from email_changes c where c.user_id = u.id
      union select lower(c.new_email) from email_changes c where c.user_id = u.id and c.undone_at is null) as emails
    from users u where u.id = ${userId}::uuid`);
  return rows[0];
}

/**
 * Locks an account, so that no payment or order of it starts meanwhile, or the links of an address without one. Returns whether
 * it is still there: another erasure may have been first.
 */
export async function lockPerson(tx: Tx, { userId, emails }: Person): Promise<boolean> {
  const rows = await tx.execute(
    userId === null
      ? sql`select from privacy_links where email = any(${sql.param([...emails])}::text[]) order by id for update`
      : sql`select from users where id = ${userId}::uuid and password_hash is distinct from 'erased' for update`,
  );
  return rows.length > 0;
}

/** Returns whether an e-mail address has an account. */
export async function hasAccount(db: DbOrTx, email: string): Promise<boolean> {
  return (await db.execute(sql`select from users where lower(email) = ${email}`)).length > 0;
}

/** Counts what keeps an erasure waiting. */
export async function countOpenWork(db: DbOrTx, { userId, emails }: Person): Promise<OpenWork> {
  const rows = await db.execute<OpenWork & Record<string, unknown>>(sql`
    with mine as (select id, status from payments where user_id = ${userId}::uuid)
    select
      (select count(*)::int from orders where user_id = ${userId}::uuid and status in ('Pending', 'Shipped')) as "order",
      (select count(*)::int from mine where status in ('starting', 'open')) as payment,
      (select count(*)::int from refunds r where r.status <> 'processed'
        and (r.payment_id in (select id from mine) or r.captured_payment_id in (select id from mine)))
        + (select count(*)::int from mine where status = 'refund-due') as refund,
      (select count(*)::int from return_requests where user_id = ${userId}::uuid and refunded_at is null
        and rejected_at is null and replaced_at is null)
        + (select count(*)::int from replacements s join return_requests r on r.id = s.return_id
          where r.user_id = ${userId}::uuid and r.replaced_at is not null and s.state in ('open', 'shipped')) as return,
      (select count(*)::int from wholesale_orders where payment_status = 'Pending' and (user_id = ${userId}::uuid
        or (user_id is null and lower(email) = any(${sql.param([...emails])}::text[])))) as wholesale,
      (select count(*)::int from invoices where user_id = ${userId}::uuid and number is null) as document`);
  return only([...rows]);
}

/** Returns the texts and telephone numbers that are known of an account, in every spelling. */
export async function readKnownTexts(tx: Tx, { userId, emails }: Person) {
  const rows = await tx.execute<{ texts: (string | null)[]; phones: (string | null)[] }>(sql`
    with known as (
      select name, email, phone, address, ''::text as more from users where id = ${userId}::uuid
      union select name, email, phone, address, coalesce(legal_name, '') from payments where user_id = ${userId}::uuid
      union select name, email, phone, '', '' from complaints where user_id = ${userId}::uuid
      union select delivery_name, '', delivery_phone, delivery_address, '' from orders where user_id = ${userId}::uuid
      union select company_name, email, contact, shipping_address ->> 'fullAddress', billing_address ->> 'fullAddress'
        from wholesale_orders where user_id = ${userId}::uuid
    )
    select array(select one from known, unnest(array[name, email, address, more]) one where one <> '') as texts,
      array(select phone from known where phone <> '') as phones`);
  const { texts, phones } = only([...rows]);
  const given = (values: (string | null)[]) =>
    values.filter((value) => value !== null && value !== '') as string[];
  return { texts: [...given(texts), ...emails], phones: given(phones) };
}

/** Returns how many rows of a table are of a person. */
export async function countRows(db: DbOrTx, { table, rows }: PersonalTable, person: Person): Promise<number> {
  const found = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${rows(person)}`,
  );
  return only([...found]).n;
}

/** Returns the rows of a table as an export has them, as JSON. */
export async function readRows(
  db: DbOrTx,
  { table, rows, file }: PersonalTable,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const columns = (file?.columns ?? []).map((column) => sql.identifier(column));
  const found = await db.execute(
    sql`select ${sql.join(columns, sql`, `)} from ${sql.identifier(table)} where ${rows(person)} order by ${sql.identifier(file?.by ?? 'created_at')}`,
  );
  return [...found];
}
