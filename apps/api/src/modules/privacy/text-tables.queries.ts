import { sql } from 'drizzle-orm';
import {
  NAME,
  EMAIL,
  ADDRESS,
  mine,
  ordersOf,
  paymentsOf,
  complaintsOf,
  returnsOf,
  auditOf,
  redacted,
  redactAudit,
  type PersonalTable,
} from './personal-table.queries';

/** Texts that people and staff wrote. They come before the records by which they are found change. */
export const TEXT_TABLES: readonly PersonalTable[] = [
  /* Entries are found by records of the person, so before these change. */
  {
    table: 'audit_log',
    what: 'Changes by staff to your records',
    columns: ['before', 'after'],
    rows: auditOf,
    erase: { call: redactAudit },
  },
  {
    table: 'book_differences',
    what: 'Payment discrepancies',
    columns: ['detail', 'note'],
    rows: (person) => sql`(payment_id in ${paymentsOf(person)} or order_id in ${ordersOf(person)})`,
    erase: {
      set: (erased) => sql`detail = ${redacted(sql`detail`, erased)}, note = ${redacted(sql`note`, erased)}`,
    },
  },
  {
    table: 'refunds',
    what: 'Refunds',
    columns: ['reason', 'last_error'],
    rows: (person) =>
      sql`(payment_id in ${paymentsOf(person)} or captured_payment_id in ${paymentsOf(person)})`,
    erase: {
      set: (erased) =>
        sql`reason = ${redacted(sql`reason`, erased)}, last_error = ${redacted(sql`last_error`, erased)}`,
    },
    file: { name: 'refunds', columns: ['id', 'amount_paise', 'reason', 'status', 'created_at'] },
  },
  {
    table: 'return_files',
    what: 'Photos of returned goods',
    columns: ['name', 'content'],
    rows: (person) => sql`return_id in ${returnsOf(person)}`,
    erase: 'delete',
    file: { name: 'return-photos', columns: ['return_id', 'name', 'bytes', 'created_at'] },
  },
  {
    table: 'return_pickups',
    what: 'When returned goods are fetched',
    columns: [],
    rows: (person) => sql`return_id in ${returnsOf(person)}`,
    erase: { keep: 'Days on which goods were fetched, without a name or address; those ahead are freed.' },
    file: { name: 'return-pickups', columns: ['return_id', 'day', 'part', 'created_at'] },
  },
  {
    table: 'return_requests',
    what: 'Returns',
    columns: ['reason', 'decision_reason'],
    rows: mine,
    erase: {
      set: () => sql`reason = 'Erased',
        decision_reason = case when decision_reason is null then null else 'Erased' end`,
    },
    file: {
      name: 'returns',
      columns: [
        ...['id', 'order_id', 'reason', 'condition', 'wish', 'refund_paise', 'approved_at', 'received_at'],
        ...[
          'inspected_at',
          'outcome',
          'rejected_at',
          'decision_reason',
          'refunded_at',
          'replaced_at',
          'created_at',
        ],
      ],
    },
  },
  {
    table: 'complaint_files',
    what: 'Files of complaints',
    columns: ['name', 'content'],
    rows: (person) => sql`complaint_id in ${complaintsOf(person)}`,
    erase: 'delete',
    file: { name: 'complaint-files', columns: ['complaint_id', 'name', 'type', 'bytes', 'created_at'] },
  },
  {
    table: 'complaint_messages',
    what: 'Messages about complaints',
    columns: ['text'],
    rows: (person) => sql`complaint_id in ${complaintsOf(person)}`,
    erase: { set: () => sql`text = 'Erased'` },
    file: { name: 'complaint-messages', columns: ['complaint_id', 'author', 'text', 'created_at'] },
  },
  {
    table: 'complaints',
    what: 'Complaints',
    columns: ['name', 'email', 'phone', 'custom_issue_type', 'description', 'link_key'],
    rows: mine,
    erase: {
      set: () => sql`name = ${NAME}, email = ${EMAIL}, phone = '', link_key = null, description = 'Erased',
        custom_issue_type = case when custom_issue_type = '' then '' else 'Erased' end,
        outcome = case when status = 'Resolved' then outcome else 'Withdrawn' end,
        resolved_at = case when status = 'Resolved' then resolved_at else now() end, status = 'Resolved'`,
    },
    file: {
      name: 'complaints',
      columns: [
        'id',
        'name',
        'email',
        'phone',
        'issue_type',
        'custom_issue_type',
        'description',
        'status',
        'outcome',
        'order_id',
        'created_at',
        'resolved_at',
      ],
    },
  },
  {
    table: 'order_note_files',
    what: 'Files of notes about your orders',
    columns: ['name', 'content'],
    rows: (person) =>
      sql`note_id in (select n.id from order_notes n where n.order_id in ${ordersOf(person)})`,
    erase: 'delete',
    file: { name: 'order-note-files', columns: ['note_id', 'name', 'type', 'bytes', 'created_at'] },
  },
  {
    table: 'order_notes',
    what: 'Notes of staff about your orders',
    columns: ['text'],
    rows: (person) => sql`order_id in ${ordersOf(person)}`,
    erase: { set: () => sql`text = 'Erased'` },
    file: { name: 'order-notes', columns: ['order_id', 'text', 'created_at'] },
  },
  {
    table: 'refund_requests',
    what: 'Refunds of your orders that needed a second person',
    columns: ['reason', 'note'],
    rows: (person) => sql`order_id in ${ordersOf(person)}`,
    erase: {
      set: (erased) => sql`reason = ${redacted(sql`reason`, erased)}, note = ${redacted(sql`note`, erased)}`,
    },
    file: {
      name: 'refund-requests',
      columns: ['order_id', 'kind', 'state', 'amount_paise', 'reason', 'note', 'created_at', 'decided_at'],
    },
  },
  {
    table: 'replacements',
    what: 'Replacements of returned goods',
    columns: ['cancel_reason'],
    rows: (person) => sql`order_id in ${ordersOf(person)}`,
    erase: { set: (erased) => sql`cancel_reason = ${redacted(sql`cancel_reason`, erased)}` },
    file: {
      name: 'replacements',
      columns: [
        'order_id',
        'return_id',
        'state',
        'cancel_reason',
        'created_at',
        'shipped_at',
        'delivered_at',
      ],
    },
  },
  {
    table: 'shipments',
    what: 'Shipments of your orders',
    columns: ['cancel_reason'],
    rows: (person) => sql`order_id in ${ordersOf(person)}`,
    erase: { set: (erased) => sql`cancel_reason = ${redacted(sql`cancel_reason`, erased)}` },
    file: {
      name: 'shipments',
      columns: ['order_id', 'state', 'courier', 'courier_name', 'awb', 'shipped_at', 'delivered_at'],
    },
  },
  {
    table: 'delivery_promises',
    what: 'Promised delivery dates',
    columns: ['zip'],
    rows: (person) => sql`payment_id in ${paymentsOf(person)}`,
    erase: { set: () => sql`zip = '000000', is_open = false` },
    file: {
      name: 'delivery-promises',
      columns: ['payment_id', 'zip', 'earliest', 'latest', 'made_at'],
      by: 'made_at',
    },
  },
  {
    table: 'order_events',
    what: 'Changes of orders',
    columns: ['reason', 'address_change'],
    rows: (person) => sql`order_id in ${ordersOf(person)}`,
    erase: {
      set: (
        erased,
      ) => sql`reason = ${redacted(sql`reason`, erased)}, address_change = case when address_change is null
        then null else jsonb_build_object('before', ${ADDRESS}::jsonb, 'after', ${ADDRESS}::jsonb) end`,
    },
    file: {
      name: 'order-events',
      columns: ['order_id', 'from_status', 'to_status', 'actor', 'reason', 'address_change', 'created_at'],
    },
  },
];
