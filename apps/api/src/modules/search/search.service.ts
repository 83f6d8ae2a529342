import { readSearchText, type SearchText } from '@aabha/contracts/search/search-text';
import {
  SEARCH_HITS,
  SEARCH_KINDS,
  type SearchKind,
  type StaffSearchInput,
} from '@aabha/contracts/search/staff-search.schema';
import { SEARCH_TEXT_MIN } from '@aabha/contracts/search/search.values';
import { hasPermission } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { SignedInContext } from '../../context/context';
import { productHits, serviceAreaHits } from './search.catalogue.queries';
import { bulkOrderHits, creditNoteHits, invoiceHits, refundHits } from './search.documents.queries';
import { amountOf, findHits, type FoundHit, type HitSelect } from './search.hits.queries';
import { findOrderHits, findPinCodeHits, findSerialHits, paymentHits } from './search.orders.queries';
import { complaintHits, customerHits } from './search.people.queries';

interface Source {
  kind: SearchKind;
  /** What opens its screen (docs/spec/back-office.md#screens). */
  permission: Permission;
  select: (search: SearchText) => HitSelect | undefined;
}

/** What is found beside orders. */
const SOURCES: readonly Source[] = [
  { kind: 'payment', permission: 'orders', select: paymentHits },
  { kind: 'invoice', permission: 'invoices', select: invoiceHits },
  { kind: 'credit-note', permission: 'invoices', select: creditNoteHits },
  { kind: 'refund', permission: 'invoices', select: refundHits },
  { kind: 'customer', permission: 'customers', select: customerHits },
  { kind: 'complaint', permission: 'complaints', select: complaintHits },
  { kind: 'bulk-order', permission: 'wholesale', select: bulkOrderHits },
  { kind: 'product', permission: 'products', select: productHits },
  { kind: 'service-area', permission: 'delivery', select: serviceAreaHits },
];

const shownOf = (hit: FoundHit) => ({
  _id: hit._id,
  title: hit.title,
  detail: hit.detail,
  status: hit.status,
  amount: amountOf(hit),
  created_at: hit.created_at === null ? null : new Date(hit.created_at).toISOString(),
});

/**
 * Returns the orders that a text finds, each once: by serial number first, then by the end of the number, by PIN code, and by
 * any other text.
 */
async function findOrders(ctx: SignedInContext, search: SearchText): Promise<FoundHit[]> {
  const [ofSerial, ofText, ofPinCode] = await Promise.all([
    findSerialHits(ctx.db, search),
    findOrderHits(ctx.db, search),
    findPinCodeHits(ctx.db, search),
  ]);
  const { orderSuffix } = search;
  const isNumbered = ({ _id }: FoundHit) => orderSuffix !== undefined && _id.endsWith(orderSuffix);
  const all = [...ofSerial, ...ofText.filter(isNumbered), ...ofPinCode, ...ofText];
  return all.filter(({ _id }, index) => all.findIndex((hit) => hit._id === _id) === index);
}

/** Returns what a text finds among the records that the caller may open, in groups (docs/spec/back-office.md#search). */
export async function searchForStaff(ctx: SignedInContext, { text }: StaffSearchInput) {
  const search = readSearchText(text);
  if (search.words.length < SEARCH_TEXT_MIN) return { groups: [] };
  const may = (permission: Permission) => hasPermission(ctx.user, permission);
  const found = await Promise.all([
    may('orders') ? findOrders(ctx, search) : [],
    findHits(
      ctx.db,
      search.words,
      SOURCES.filter(({ permission }) => may(permission)).map(({ kind, select }) => [kind, select(search)]),
    ),
  ]);
  const hits = found.flat();
  const groups = SEARCH_KINDS.map((kind) => ({ kind, all: hits.filter((hit) => hit.kind === kind) }));
  return {
    groups: groups
      .filter(({ all }) => all.length > 0)
      .map(({ kind, all }) => ({
        kind,
        hits: all.slice(0, SEARCH_HITS).map(shownOf),
        has_more: all.length > SEARCH_HITS,
      })),
  };
}
