import { readSearchText, type SearchText } from '@aabha/contracts/search/search-text';
import {
  SEARCH_HITS,
  SEARCH_KINDS,
  type SearchKind,
  type StaffSearchInput,
} from '@aabha/contracts/search/staff-search.schema';
import { SEARCH_TEXT_MIN } from '@aabha/contracts/search/search.values';
import type { SignedInContext } from '../../context/context';
import { productHits, serviceAreaHits } from './search.catalogue.queries';
import { bulkOrderHits, creditNoteHits, invoiceHits, refundHits } from './search.documents.queries';
import { amountOf, findHits, type FoundHit, type HitSelect } from './search.hits.queries';
import { findOrderHits, findPinCodeHits, findSerialHits, paymentHits } from './search.orders.queries';
import { complaintHits, customerHits } from './search.people.queries';

type Select = readonly [SearchKind, (search: SearchText) => HitSelect | undefined];

/** What any staff may open, beside orders. */
const OF_STAFF: readonly Select[] = [['payment', paymentHits]];
/** What only a SuperAdmin may open (docs/spec/back-office.md#screens). */
const OF_SUPER_ADMINS: readonly Select[] = [
  ['invoice', invoiceHits],
  ['credit-note', creditNoteHits],
  ['refund', refundHits],
  ['customer', customerHits],
  ['complaint', complaintHits],
  ['bulk-order', bulkOrderHits],
  ['product', productHits],
  ['service-area', serviceAreaHits],
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

/** Returns what a text finds among the records that the role may open, in groups (docs/spec/back-office.md#search). */
export async function searchForStaff(ctx: SignedInContext, { text }: StaffSearchInput) {
  const search = readSearchText(text);
  if (search.words.length < SEARCH_TEXT_MIN) return { groups: [] };
  const kinds = ctx.user.role === 'SuperAdmin' ? [...OF_STAFF, ...OF_SUPER_ADMINS] : OF_STAFF;
  const found = await Promise.all([
    findOrders(ctx, search),
    findHits(
      ctx.db,
      search.words,
      kinds.map(([kind, select]) => [kind, select(search)]),
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
