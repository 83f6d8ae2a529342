import type { SearchGroup, SearchHit, SearchKind } from '@aabha/contracts/search/staff-search.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { listAddress } from '../../data/list-address';

/** What can be chosen in the search: a record, a screen or an act. */
export interface SearchOption {
  id: string;
  label: string;
  detail?: string;
  /** Where it leads; an act has `run` instead. */
  to?: string;
  run?: () => void;
  /** Whether it is remembered among the recent ones. */
  isRecord?: boolean;
}

/** Options under a heading. */
export interface OptionGroup {
  label: string;
  options: readonly SearchOption[];
}

/** The heading of each kind, and the list that its text is searched in. */
const KINDS: Readonly<Record<SearchKind, { label: string; list: string }>> = {
  order: { label: 'Orders', list: 'orders' },
  payment: { label: 'Payments', list: 'orders' },
  invoice: { label: 'Invoices', list: 'invoices' },
  'credit-note': { label: 'Credit Notes', list: 'credit-notes' },
  refund: { label: 'Refunds', list: 'refunds' },
  customer: { label: 'Customers', list: 'customers' },
  complaint: { label: 'Complaints', list: 'complaints' },
  'bulk-order': { label: 'Bulk Orders', list: 'wholesale-bulk-orders' },
  product: { label: 'Products', list: 'allproduct' },
  'service-area': { label: 'Area of Services', list: 'area-of-services' },
};

const pageOf = (resource: string, id: string) =>
  `/admin-dashboard/${resource}/${encodeURIComponent(id)}/show`;

function addressOf(kind: SearchKind, { _id, title }: SearchHit): string {
  if (kind === 'order' || kind === 'payment') return pageOf('orders', _id);
  if (kind === 'customer' || kind === 'complaint') return pageOf(KINDS[kind].list, _id);
  if (kind === 'product') return `/admin-dashboard/edit-product/${encodeURIComponent(_id)}`;
  return listAddress(KINDS[kind].list, { search: title });
}

const detailOf = ({ detail, status, amount, created_at }: SearchHit) =>
  [
    detail,
    status,
    amount === null ? '' : formatRupees(amount),
    created_at === null ? '' : formatDay(created_at),
  ]
    .filter(Boolean)
    .join(' · ');

/** Returns the options of what the server found; a group with more ends with the list of all of them. */
export const hitOptions = (groups: readonly SearchGroup[], text: string): OptionGroup[] =>
  groups.map(({ kind, hits, has_more }) => {
    const { label, list } = KINDS[kind];
    const options: SearchOption[] = hits.map((hit) => ({
      id: `${kind}-${hit._id}`,
      label: hit.title,
      detail: detailOf(hit),
      to: addressOf(kind, hit),
      isRecord: true,
    }));
    const all = {
      id: `${kind}-all`,
      label: `All ${label} with “${text}”`,
      to: listAddress(list, { search: text }),
    };
    return { label, options: has_more ? [...options, all] : options };
  });

/** Returns the options that have every word of the text, wherever it stands in their label. */
export const optionsWith = (options: readonly SearchOption[], text: string): SearchOption[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
};
