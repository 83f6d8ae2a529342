import type { AuditEntry } from '@aabha/contracts/audit/audit.schema';
import { shortId } from '@aabha/contracts/orders/order-number';
import { DISCREPANCY_KINDS, DISCREPANCY_TEXTS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { taskText, thingText } from '../../data/action-text';
import { listAddress } from '../../data/list-address';

type Entry = Pick<AuditEntry, 'entity' | 'entityId' | 'subject' | 'after'>;

const afterOf = ({ after }: Entry, field: string): unknown =>
  typeof after === 'object' && after !== null ? (after as Record<string, unknown>)[field] : undefined;

/**
 * Returns the name of the changed entity: 'Product Nova 43', 'Return of order 3F2A1B'; a short id where no
 * name is known.
 */
export function subjectText(entry: Entry): string {
  const { entity, entityId, subject } = entry;
  const name = subject.name ?? shortId(entityId, 6);
  const difference = DISCREPANCY_KINDS.find((kind) => kind === afterOf(entry, 'kind'));
  if (entity === 'difference' && difference) return DISCREPANCY_TEXTS[difference].title;
  switch (entity) {
    case 'books':
    case 'home':
    case 'self-audit':
    case 'settlement-read':
      return thingText(entity);
    case 'effect':
      return taskText(String(afterOf(entry, 'what')));
    case 'return':
      return `Return of order ${name}`;
    case 'user':
      return `${subject.role ?? 'Account'} ${name}`;
    default:
      return `${thingText(entity)} ${name}`;
  }
}

type AddressOf = (entry: Entry, name: string) => string;

const searched =
  (screen: string): AddressOf =>
  (_entry, name) =>
    listAddress(screen, { search: name });

/** Link targets by kind: its own screen, or its filtered list. */
const ADDRESS_OF: Readonly<Record<string, AddressOf>> = {
  order: ({ entityId }) => `/admin-dashboard/orders/${entityId}/show`,
  product: ({ entityId }) => `/admin-dashboard/edit-product/${entityId}`,
  user: ({ entityId, subject: { role } }) =>
    role === 'User' || role === 'Business'
      ? `/admin-dashboard/customers/${entityId}/show`
      : listAddress('staff'),
  /* The entry does not say whether the coupon is still valid: it may have been ended or extended since. */
  settlement: ({ entityId }) => `/admin-dashboard/settlements/${entityId}/show`,
  'settlement-read': () => listAddress('settlements'),
  home: () => listAddress('home-page'),
  coupon: (_entry, code) => listAddress('coupon', { code, state: 'all' }),
  news: (_entry, title) => listAddress('news-updates', { title }),
  'gst-return': ({ entityId }) => `/admin-dashboard/gst-returns?month=${entityId}`,
  'e-invoice': searched('e-invoices'),
  'credit-note': searched('credit-notes'),
  'eway-bill': searched('invoices'),
  'eway-bill-limit': () => listAddress('eway-bill-limits'),
  'tax-rate': () => listAddress('tax-rates'),
  'staff-role': () => '/admin-dashboard/staff-roles',
  'api-key': searched('api-keys'),
  'mail-template': ({ entityId }) => `/admin-dashboard/mail-templates/${entityId}/show`,
  'report-schedule': ({ entityId }) => `/admin-dashboard/report-schedules/${entityId}/show`,
  webhook: ({ entityId }) => `/admin-dashboard/webhooks/${entityId}/show`,
  'emi-plan': searched('emi-plans'),
  'bank-offer': searched('bank-offers'),
  'specification-term': searched('specification-terms'),
  picture: searched('pictures'),
  complaint: ({ entityId }) => `/admin-dashboard/complaints/${entityId}/show`,
  message: ({ entityId }) => `/admin-dashboard/messages/${entityId}/show`,
  setting: () => '/admin-dashboard/settings',
  return: searched('return-requests'),
  review: searched('reviews'),
  'service-area': searched('area-of-services'),
  wholesale: searched('wholesale'),
  'wholesale-order': searched('wholesale-bulk-orders'),
};

/** Returns the address of the changed entity; undefined where it is deleted, or has no screen. */
export function subjectAddress(entry: Entry): string | undefined {
  const { entity, subject } = entry;
  if (!subject.exists || subject.name === null) return undefined;
  return ADDRESS_OF[entity]?.(entry, subject.name);
}
