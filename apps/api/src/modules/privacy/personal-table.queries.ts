import { sql, type SQL } from 'drizzle-orm';

/** Whose data: an account with its verified addresses, or an address without an account. */
export interface Person {
  userId: string | null;
  /** Verified e-mail addresses, in lower case. */
  emails: readonly string[];
}

/** What is known of a person when they are erased: what texts about them are searched for. */
export interface Erased extends Person {
  /** A regular expression of names, addresses and e-mail addresses; null for none. */
  textPattern: string | null;
  /** One of telephone numbers. */
  phonePattern: string | null;
}

export interface PersonalTable {
  table: string;
  /** What it holds, as the privacy centre names it. */
  what: string;
  /** The columns with personal data; others of the table have none. */
  columns: readonly string[];
  /** Which rows are the person's. */
  rows: (person: Person) => SQL;
  /** What an erasure does with them: deletes them, sets columns, calls a function that does so as the owner, or keeps them and why. */
  erase: 'delete' | { set: (erased: Erased) => SQL } | { call: (erased: Erased) => SQL } | { keep: string };
  /** The name of the file in an export, and its columns; left out, the rows are part of another file or internal. */
  file?: {
    name: string;
    columns: readonly string[];
    /** The time by which its rows stand; `created_at` where it is left out. */
    by?: string;
  };
}

export const NAME = 'Erased person';
export const EMAIL = sql`'erased-' || id || '@erased.invalid'`;
export const ADDRESS = `{"name":"${NAME}","phone":"","address":"Erased","city":"Erased","zip":"000000"}`;
export const WHOLESALE_ADDRESS =
  '{"firstName":"Erased","lastName":"person","fullAddress":"Erased","apartment":"","city":"Erased","zipCode":"000000"}';
export const NO_PHONE = '0000000000';
export const LAW = 'GST law: 72 months after the annual return of their financial year.';

/* A parameter without a type of its own would be a text. */
export const idOf = ({ userId }: Person) => sql`${userId}::uuid`;
export const mine = (person: Person) => sql`user_id = ${idOf(person)}`;
export const ofEmail = (column: string) => (person: Person) =>
  sql`lower(${sql.identifier(column)}) = any(${sql.param([...person.emails])}::text[])`;
export const ordersOf = (person: Person) =>
  sql`(select o.id from orders o where o.user_id = ${idOf(person)})`;
export const paymentsOf = (person: Person) =>
  sql`(select p.id from payments p where p.user_id = ${idOf(person)})`;
export const complaintsOf = (person: Person) =>
  sql`(select c.id from complaints c where c.user_id = ${idOf(person)})`;
export const returnsOf = (person: Person) =>
  sql`(select r.id from return_requests r where r.user_id = ${idOf(person)})`;
/** Copies of mails: of the person's addresses, earlier ones of the account and of its orders too. */
export const mailsTo = (person: Person) =>
  sql`(${ofEmail('to_address')(person)} or effect_id in (select m.id from outbox m where m.kind like 'mail.%' and (
    m.payload ->> 'userId' = ${idOf(person)}::text
    or m.payload ->> 'orderId' in (select o.id::text from orders o where o.user_id = ${idOf(person)})
    or m.payload ->> 'changeId' in (select c.id::text from email_changes c where c.user_id = ${idOf(person)}))))`;
export const messageRows = (person: Person) =>
  sql`(${ofEmail('email')(person)} or user_id = ${idOf(person)})`;
export const wholesaleRows = (person: Person) =>
  sql`(user_id = ${idOf(person)} or (user_id is null and ${ofEmail('email')(person)}))`;
export const auditOf = (person: Person) => sql`(entity, entity_id) in (
  select 'user', ${idOf(person)}::text
  union all select 'order', o.id::text from orders o where o.user_id = ${idOf(person)}
  union all select 'shipment', s.id::text from shipments s where s.order_id in ${ordersOf(person)}
  union all select 'installation', i.id::text from installations i where i.order_id in ${ordersOf(person)}
  union all select 'draft-order', d.id::text from draft_orders d where d.user_id = ${idOf(person)}
  union all select 'complaint', c.id::text from complaints c where c.user_id = ${idOf(person)}
  union all select 'review', r.id::text from reviews r where r.user_id = ${idOf(person)}
  union all select 'return', r.id::text from return_requests r where r.user_id = ${idOf(person)}
  union all select 'privacy-request', r.id::text from privacy_requests r where r.user_id = ${idOf(person)}
  union all select 'wholesale-order', w.id::text from wholesale_orders w where w.user_id = ${idOf(person)})`;

/** Returns a text without what is known of the person: digits stay digits, so that JSON stays JSON. */
export function redacted(column: SQL, { textPattern, phonePattern }: Erased): SQL {
  const withoutPhones =
    phonePattern === null ? column : sql`regexp_replace(${column}, ${phonePattern}, ${NO_PHONE}, 'g')`;
  return textPattern === null
    ? withoutPhones
    : sql`regexp_replace(${withoutPhones}, ${textPattern}, '[erased]', 'gi')`;
}

/**
 * Returns the call that takes a person out of their entries of the audit log, and returns how many changed. No process may change
 * entries itself; this function of the database only removes, on behalf of the erasure that the transaction names.
 */
export const redactAudit = (erased: Erased) => sql`redact_audit_entries(
  array(select id from audit_log where ${auditOf(erased)}), ${erased.phonePattern}::text, ${erased.textPattern}::text)`;
