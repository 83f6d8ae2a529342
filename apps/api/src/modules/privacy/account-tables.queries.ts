import { sql } from 'drizzle-orm';
import { idOf, mailsTo, messageRows, mine, ofEmail, type PersonalTable } from './personal-table.queries';

/** Tables around an account or an address. Most rows are deleted. */
export const ACCOUNT_TABLES: readonly PersonalTable[] = [
  /* Before what these mails were about. */
  {
    table: 'mail_copies',
    what: 'Mails to you of the last 30 days',
    columns: ['to_address', 'subject', 'html', 'attachments'],
    rows: mailsTo,
    erase: 'delete',
    file: { name: 'mails', columns: ['to_address', 'subject', 'attachments', 'created_at'] },
  },
  {
    table: 'addresses',
    what: 'Saved addresses',
    columns: ['label', 'name', 'phone', 'address', 'landmark', 'city', 'zip'],
    rows: mine,
    erase: 'delete',
    file: {
      name: 'addresses',
      columns: ['label', 'name', 'phone', 'address', 'landmark', 'city', 'zip', 'created_at'],
    },
  },
  {
    table: 'business_details',
    what: 'Business details',
    columns: ['gstin', 'legal_name', 'billing_address'],
    rows: mine,
    erase: 'delete',
    file: { name: 'business-details', columns: ['gstin', 'legal_name', 'billing_address', 'created_at'] },
  },
  {
    table: 'carts',
    what: 'Cart',
    columns: [],
    rows: mine,
    erase: 'delete',
    file: { name: 'carts', columns: ['id', 'created_at', 'updated_at'] },
  },
  {
    table: 'wish_list_items',
    what: 'Wish list',
    columns: [],
    rows: mine,
    erase: 'delete',
    file: { name: 'wish-list', columns: ['product_id', 'saved_price_paise', 'saved_at'], by: 'saved_at' },
  },
  {
    table: 'waiting_places',
    what: 'Places in waiting rooms',
    columns: [],
    rows: mine,
    erase: { keep: 'A number without a name; deleted 7 days after the sale.' },
    file: { name: 'waiting-places', columns: ['room_id', 'number', 'created_at'] },
  },
  {
    table: 'saved_views',
    what: 'Saved filters of staff that name you',
    columns: ['name', 'filter'],
    /* Own ones of staff, and those of others that search for the person. Shared ones of an erased member of staff stay. */
    rows: (person) => sql`((owner_id = ${idOf(person)} and not is_shared)
      or position(${idOf(person)}::text in filter::text) > 0
      or exists (select from unnest(${sql.param([...person.emails])}::text[]) one
        where position(one in lower(filter::text)) > 0))`,
    erase: 'delete',
  },
  {
    table: 'bulk_jobs',
    what: 'Filters of bulk acts that name you',
    columns: ['act'],
    rows: (person) => sql`(position(${idOf(person)}::text in act::text) > 0
      or exists (select from unnest(${sql.param([...person.emails])}::text[]) one
        where position(one in lower(act::text)) > 0))`,
    erase: { set: () => sql`act = jsonb_set(act, '{filters}', '{}')` },
  },
  {
    table: 'codes',
    what: 'One-time codes',
    columns: ['email_key'],
    rows: ofEmail('email_key'),
    erase: 'delete',
  },
  {
    table: 'email_changes',
    what: 'Changes of email',
    columns: ['old_email', 'new_email'],
    rows: mine,
    erase: 'delete',
    file: { name: 'email-changes', columns: ['old_email', 'new_email', 'created_at'] },
  },
  {
    table: 'sessions',
    what: 'Logins',
    columns: ['device', 'network', 'end_reason'],
    rows: mine,
    erase: 'delete',
    file: {
      name: 'logins',
      columns: ['kind', 'device', 'network', 'created_at', 'last_seen_at', 'ended_at', 'end_reason'],
    },
  },
  {
    table: 'nominees',
    what: 'Nominee',
    columns: ['name', 'email', 'phone'],
    rows: mine,
    erase: 'delete',
    file: { name: 'nominee', columns: ['name', 'email', 'phone', 'created_at'] },
  },
  {
    table: 'privacy_exports',
    what: 'Copies of your data',
    columns: ['email', 'content'],
    rows: (person) => sql`(user_id = ${idOf(person)} or (user_id is null and ${ofEmail('email')(person)}))`,
    erase: 'delete',
  },
  {
    table: 'privacy_links',
    what: 'Links to the privacy centre',
    columns: ['email'],
    rows: ofEmail('email'),
    erase: 'delete',
  },
  {
    table: 'subscribers',
    what: 'Subscription to offers',
    columns: ['email'],
    rows: ofEmail('email'),
    erase: 'delete',
    file: { name: 'newsletter', columns: ['email', 'language', 'created_at', 'unsubscribed_at'] },
  },
  {
    table: 'product_alerts',
    what: 'Alerts about televisions',
    columns: ['email', 'token'],
    rows: messageRows,
    erase: 'delete',
    file: {
      name: 'alerts',
      columns: ['email', 'product_id', 'kind', 'target_paise', 'state', 'language', 'created_at', 'ended_at'],
    },
  },
  {
    table: 'contact_replies',
    what: 'Answers to messages to the shop',
    columns: ['text'],
    rows: (person) => sql`message_id in (select id from contact_messages where ${messageRows(person)})`,
    erase: 'delete',
    file: { name: 'message-replies', columns: ['message_id', 'author', 'text', 'created_at'] },
  },
  {
    table: 'contact_messages',
    what: 'Messages to the shop',
    columns: ['name', 'email', 'phone', 'subject', 'message', 'link_key'],
    rows: messageRows,
    erase: 'delete',
    file: { name: 'messages', columns: ['name', 'email', 'phone', 'subject', 'message', 'created_at'] },
  },
  {
    table: 'idempotency_keys',
    what: 'Responses of repeated calls',
    columns: ['scope', 'answer', 'failure'],
    rows: (person) => sql`(scope = ${idOf(person)}::text
      or (scope = 'visitor' and exists (select from unnest(${sql.param([...person.emails])}::text[]) one
        where position(one in lower(answer::text)) > 0)))`,
    erase: 'delete',
  },
  {
    table: 'rate_limits',
    what: 'Counters of attempts',
    columns: ['key'],
    rows: (person) => sql`exists (select from unnest(${sql.param([...person.emails])}::text[]) one
      where position(one in lower(key)) > 0)`,
    erase: 'delete',
  },
];
