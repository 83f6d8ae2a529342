/** What a table holds, and why for how long (docs/spec/privacy.md#retention). */
interface RetentionReason {
  what: string;
  why: string;
  /** The legal source; empty where it is the shop's own choice. */
  law: string;
}

/** The reason of each table that the job deletes from. */
export const RETENTION_REASONS = {
  codes: { what: 'One-time codes', why: 'To answer questions about a sign-in', law: '' },
  email_changes: {
    what: 'Changes of email that can be undone',
    why: 'The link of the mail works for 7 days',
    law: '',
  },
  staff_reset_links: {
    what: 'Links for staff to set a new password',
    why: 'The link of the mail works for an hour, an invitation for 72 hours',
    law: '',
  },
  passkey_challenges: {
    what: 'Questions that passkeys of staff were asked',
    why: 'Each works once, for 5 minutes',
    law: '',
  },
  sessions: {
    what: 'Logins that have ended, with device and network',
    why: 'To find out who used an account, and to notice a new device',
    law: '',
  },
  outbox: {
    what: 'Sent mails with their copies, and done tasks',
    why: 'To find out what became of a mail',
    law: '',
  },
  webhook_events: {
    what: 'Events of the payment provider, ids only',
    why: 'To recognise events that are sent again',
    law: '',
  },
  product_alerts: {
    what: 'Alerts about televisions that have ended',
    why: 'To answer questions about an alert',
    law: '',
  },
  passport_offers: {
    what: 'Offers of televisions to somebody else that have ended',
    why: 'To answer questions about a transfer',
    law: '',
  },
  waiting_places: { what: 'Places in waiting rooms', why: 'To answer questions about a sale day', law: '' },
  price_history: {
    what: 'Prices',
    why: 'Evidence of advertised prices',
    law: 'Consumer Protection Act, 2019, section 69: claims within 2 years',
  },
  imports: {
    what: 'Imports of CSV files with their rows',
    why: 'An import can be undone for 30 days',
    law: '',
  },
  draft_orders: {
    what: 'Orders that staff composed and nobody paid',
    why: 'To answer questions about a link',
    law: '',
  },
  bulk_jobs: {
    what: 'Bulk acts of staff with their records',
    why: 'To look up what became of each record',
    law: '',
  },
  webhook_deliveries: {
    what: 'Deliveries to webhooks, without persons',
    why: 'To look up what another program was told, and to send it again',
    law: '',
  },
  refused_pin_checks: {
    what: 'Checks of PIN codes without delivery, without persons',
    why: 'To compare with the year before',
    law: '',
  },
  pickup_slots: {
    what: 'Counts of pickups of returns, without persons',
    why: 'To look up how many goods a centre fetched',
    law: '',
  },
  installation_slots: {
    what: 'Counts of installations, without persons',
    why: 'To look up how many televisions a zone installed',
    law: '',
  },
  installation_links: {
    what: 'Links of technicians to visits',
    why: 'To know who was sent a link',
    law: '',
  },
  installation_files: {
    what: 'Photos of installations',
    why: 'Evidence of an installation',
    law: 'Consumer Protection Act, 2019, section 69: claims within 2 years',
  },
  report_runs: {
    what: 'Runs of report schedules, with the staff they were mailed to',
    why: 'To look up which report was mailed when',
    law: '',
  },
  report_run_files: {
    what: 'CSV files of mailed reports, without persons',
    why: 'The mail can be sent again for 30 days',
    law: '',
  },
  csp_reports: {
    what: 'Reports of browsers about blocked content, without persons',
    why: 'To find out what a change of the pages broke',
    law: '',
  },
  settlement_reads: { what: 'Readings of settlements', why: 'To look up when each was read', law: '' },
  restore_drills: {
    what: 'Restore drills of backups, without persons',
    why: 'To show that backups can be restored, and how long that takes',
    law: '',
  },
  self_audits: { what: 'Self-audits of dark patterns', why: 'Declarations refer to them', law: '' },
  price_changes: {
    what: 'Scheduled and proposed prices',
    why: 'Evidence of advertised prices',
    law: 'Consumer Protection Act, 2019, section 69: claims within 2 years',
  },
  complaint_files: {
    what: 'Files of complaints',
    why: 'Evidence of a complaint',
    law: 'Consumer Protection Act, 2019, section 69: claims within 2 years',
  },
  return_files: {
    what: 'Photos of returned goods',
    why: 'Evidence of a return',
    law: 'Consumer Protection Act, 2019, section 69: claims within 2 years',
  },
  review_photos: {
    what: 'Photos of reviews that staff hid, or whose review they removed',
    why: 'To show again what was hidden by mistake',
    law: '',
  },
  analytics_events: { what: 'Page views, without persons', why: 'To compare with the year before', law: '' },
  web_vitals: { what: 'Measurements of visits, without persons', why: 'Staff view 90 days', law: '' },
} as const satisfies Readonly<Record<string, RetentionReason>>;

/** What the job never deletes. */
export const KEPT = [
  {
    name: 'invoices',
    what: 'Invoices and credit notes with their seals, the ledger, filed returns',
    kept_for: '72 months after the annual return',
    why: 'Books of account',
    law: 'CGST Act, 2017, section 36',
  },
  {
    name: 'orders',
    what: 'Orders, payments, refunds, returns',
    kept_for: 'As long as their invoices; without the person after an erasure',
    why: 'Records behind the books of account',
    law: 'CGST Act, 2017, section 36',
  },
  {
    name: 'users',
    what: 'Accounts with cart, wish list, reviews, complaints, messages',
    kept_for: 'Until the person erases them',
    why: 'The purpose lasts as long as the account; the rule of 3 years is for shops with 2 crore users',
    law: 'DPDP Rules, 2025, rule 8 and Third Schedule',
  },
  {
    name: 'audit_log',
    what: 'Changes by staff',
    kept_for: 'Not limited; without the person after an erasure',
    why: 'Logs of who accessed and changed personal data, at least one year',
    law: 'DPDP Rules, 2025, rules 6 and 8(3)',
  },
  {
    name: 'consents',
    what: 'Consents and notices',
    kept_for: 'Not limited; without name and address',
    why: 'The shop has to prove each consent',
    law: 'DPDP Act, 2023, section 6(10)',
  },
] as const;
