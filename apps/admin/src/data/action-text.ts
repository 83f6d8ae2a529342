/** Staff names of entities whose stored name differs. */
const THINGS: Readonly<Record<string, string>> = {
  'api-key': 'API key',
  'report-schedule': 'report schedule',
  brand: 'Brand',
  difference: 'Discrepancy',
  'emi-plan': 'EMI plan',
  'emi-plans': 'EMI plans',
  'bank-offer': 'Bank offer',
  'bank-offers': 'Bank offers',
  'eway-bill': 'E-way bill',
  'eway-bill-limit': 'E-way bill limit',
  failure: 'Failed task',
  home: 'Home page',
  'gst-return': 'GSTR-1',
  'gst-returns': 'GSTR-1',
  mail: 'Email:',
  payments: 'Payment',
  'privacy-request': 'Data request',
  setting: 'Settings',
  'settlement-read': 'Reading of settlements',
  staff: 'Staff account',
  'staff-role': 'Role',
  user: 'Account',
  wholesale: 'Wholesale product',
};

const DONE: Readonly<Record<string, string>> = {
  address: 'address corrected',
  answer: 'answered',
  approve: 'approved',
  assign: 'assigned',
  bank: 'bank amount entered',
  bulk: 'updated in bulk',
  cancel: 'cancelled',
  check: 'check requested',
  cancelled: 'cancelled',
  close: 'account closed',
  create: 'created',
  disable: 'disabled',
  discard: 'draft discarded',
  draft: 'draft saved',
  'email-change': 'email changed',
  'email-undo': 'email restored',
  'hide-photo': 'photo hidden',
  'show-photo': 'photo shown again',
  enable: 'enabled',
  end: 'ended',
  enter: 'entered',
  export: 'exported',
  resend: 'sent again',
  file: 'marked as filed',
  'import-create': 'added by import',
  'import-undo': 'changed by undoing an import',
  'import-update': 'updated by import',
  merge: 'merged with another',
  note: 'note added',
  pause: 'paused',
  permissions: 'permissions changed',
  payment: 'payment status changed',
  'preview-link': 'preview link copied',
  publish: 'published',
  'publish-failed': 'not published, since it lacks something',
  schedule: 'scheduled',
  unpublish: 'made a draft',
  view: 'opened',
  refund: 'refunded',
  register: 'registered',
  receive: 'received',
  read: 'reading started',
  'read-stop': 'reading stopped',
  remove: 'removed',
  reopen: 'account reopened',
  restock: 'back in stock',
  start: 'started',
  stop: 'check stopped',
  restore: 'restored',
  replay: 'events sent again',
  resume: 'resumed',
  retry: 'tried again',
  reversal: 'reversal noted',
  revoke: 'revoked',
  role: 'account type changed',
  rename: 'renamed',
  rotate: 'secret changed',
  test: 'test event sent',
  'send-test': 'sent as a test',
  rule: 'rule for ordering in changed',
  'serial-remove': 'serial number removed',
  'sale-day': 'sale day changed',
  'standard-names': 'given standard names',
  settle: 'resolved',
  'sign-in': 'signed in',
  'sign-in-refused': 'sign-in refused',
  status: 'status changed',
  update: 'updated',
  'waiting-room-close': 'waiting room closed',
  'waiting-room-open': 'waiting room opened',
  'waiting-room-rate': 'waiting room rate changed',
};

const spellOut = (name: string) => name.replaceAll(/[.-]/g, ' ');

/** Returns the label of an entity: 'Service area' for 'service-area'. */
export function thingText(name: string): string {
  const text = THINGS[name] ?? spellOut(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label of an audit action: 'Order status changed' for 'order.status'. */
export function actionText(action: string): string {
  const [thing = '', ...done] = action.split('.');
  const what = done.join('.');
  return what ? `${thingText(thing)} ${DONE[what] ?? spellOut(what)}` : thingText(thing);
}

/** Returns the label of a background task: 'Email: order placed' for 'mail.order-placed'. */
export function taskText(kind: string): string {
  return kind.startsWith('payments.refund') ? 'Refund' : actionText(kind);
}
