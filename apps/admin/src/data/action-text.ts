/** What staff call the things that are changed, where the stored name would not say. */
const THINGS: Readonly<Record<string, string>> = {
  difference: 'Discrepancy',
  failure: 'Failed task',
  mail: 'Email:',
  payments: 'Payment',
  staff: 'Staff account',
  user: 'Account',
  wholesale: 'Wholesale product',
};

const DONE: Readonly<Record<string, string>> = {
  address: 'address corrected',
  approve: 'approved',
  bulk: 'updated in bulk',
  create: 'created',
  disable: 'disabled',
  'email-change': 'email changed',
  'email-undo': 'email restored',
  enable: 'enabled',
  end: 'ended',
  export: 'exported',
  'import-create': 'added by import',
  'import-update': 'updated by import',
  payment: 'payment status changed',
  refund: 'refunded',
  remove: 'removed',
  restock: 'back in stock',
  restore: 'restored',
  retry: 'tried again',
  settle: 'resolved',
  status: 'status changed',
  update: 'updated',
};

const words = (name: string) => name.replaceAll(/[.-]/g, ' ');

/** Returns what a thing is called, for 'service-area': 'Service area'. */
export function thingText(name: string): string {
  const text = THINGS[name] ?? words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns an action of the audit log as a sentence says it, for 'order.status': 'Order status changed'. */
export function actionText(action: string): string {
  const [thing = '', ...done] = action.split('.');
  const what = done.join('.');
  return what ? `${thingText(thing)} ${DONE[what] ?? words(what)}` : thingText(thing);
}

/** Returns what a background task does, for 'mail.order-placed': 'Email: order placed'. */
export function taskText(kind: string): string {
  return kind === 'payments.refund' ? 'Refund' : actionText(kind);
}
