import { Chip, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SimpleList } from 'react-admin';
import type { StaffBankOffer } from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import {
  OFFER_BENEFIT_NAMES,
  OFFER_METHOD_NAMES,
  OFFER_STATE_NAMES,
} from '@aabha/contracts/bank-offers/bank-offers.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { choiceFilter } from '../../components/lists/choice-filter';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import type { ListViews } from '../../data/list-views';
import { bankOfferFilters } from './bank-offers.data';
import { BankOfferActions } from './BankOfferActions';

const BankOfferDialog = lazy(() =>
  import('./BankOfferDialog').then((module) => ({ default: module.BankOfferDialog })),
);

type OfferRecord = StaffBankOffer & { id: string };
const Column = DataTable.Col<OfferRecord>;
const empty = (
  <EmptyList
    text="No bank offers found"
    hint="Add what banks give to those who pay with them; the shop shows it where it applies."
  />
);
const COLORS = { current: 'success', scheduled: 'info', past: 'default' } as const;

const filters = [
  <SearchInput key="search" source="search" placeholder="Bank, offer" alwaysOn />,
  choiceFilter('state', 'Status', OFFER_STATE_NAMES),
  choiceFilter('method', 'Paid with', OFFER_METHOD_NAMES),
  choiceFilter('benefit', 'Benefit', OFFER_BENEFIT_NAMES),
];

function StateChip({ offer: { state, ended_at: endedAt } }: { offer: OfferRecord }) {
  const label = endedAt === null ? OFFER_STATE_NAMES[state] : 'Ended';
  return <Chip size="small" variant="outlined" color={COLORS[state]} label={label} />;
}

function amountText({ percent, amount, maximum }: OfferRecord): string {
  if (percent === null) return formatRupees(amount ?? 0);
  return maximum === null ? `${percent}%` : `${percent}%, at most ${formatRupees(maximum)}`;
}
const NO_WRAP = { whiteSpace: 'nowrap' } as const;
/** A day that stays on one line. */
const dayText = (day: string) => formatDay(day).replaceAll(' ', '\u00A0');
const periodText = ({ valid_from: from, valid_to: to }: OfferRecord) => `${dayText(from)} to ${dayText(to)}`;
const televisionsText = ({ products }: OfferRecord) =>
  products.length === 0 ? 'All' : `${products.length} chosen`;

function OfferTable() {
  return (
    <ListTable<OfferRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="bank" label="Bank" render={({ bank }) => <strong>{bank}</strong>} />
      <Column label="Paid with" cellSx={() => NO_WRAP} render={({ method }) => OFFER_METHOD_NAMES[method]} />
      <Column label="Benefit" render={({ benefit }) => OFFER_BENEFIT_NAMES[benefit]} />
      <Column label="Amount" render={amountText} />
      <Column
        source="minimum"
        label="Minimum"
        align="right"
        render={({ minimum }) => formatRupees(minimum)}
      />
      <Column label="Televisions" render={televisionsText} />
      <Column source="valid_to" label="In force" render={periodText} />
      <Column source="checked_on" label="Checked" render={({ checked_on: day }) => dayText(day)} />
      <Column label="Status" render={(offer) => <StateChip offer={offer} />} />
      <Column label="Edit and end" align="right" render={(offer) => <BankOfferActions offer={offer} />} />
    </ListTable>
  );
}

function OfferRows() {
  return (
    <SimpleList<OfferRecord>
      linkType={false}
      primaryText={({ bank, method }) => `${bank} · ${OFFER_METHOD_NAMES[method]}`}
      secondaryText={(offer) => (
        <>
          {OFFER_BENEFIT_NAMES[offer.benefit]} · {amountText(offer)} · from {formatRupees(offer.minimum)}
          <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {periodText(offer)}
            <StateChip offer={offer} />
          </Stack>
        </>
      )}
      tertiaryText={(offer) => <BankOfferActions offer={offer} />}
      empty={empty}
    />
  );
}

const BANK_OFFER_VIEWS: ListViews = {
  list: 'bank-offers',
  filtersOf: bankOfferFilters,
  builtIn: [{ id: 'current', name: 'In force now', filter: () => ({ state: 'current' }) }],
};

/** The table of bank offers, by bank; SuperAdmin only (docs/spec/bank-offers.md#staff-screen). */
export function BankOfferList() {
  return (
    <TableList
      resource="bank-offers"
      title="Bank Offers"
      filters={filters}
      sort={{ field: 'bank', order: 'ASC' }}
      perPage={STAFF_PAGE_SIZES.bankOffers}
      failed="Failed to fetch bank offers"
      views={BANK_OFFER_VIEWS}
      actions={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <ExportCsvButton list="bank-offers" filtersOf={bankOfferFilters} />
          <CreateButton
            label="Add offer"
            dialog={(close) => (
              <Suspense>
                <BankOfferDialog onClose={close} />
              </Suspense>
            )}
          />
        </Stack>
      }
      table={<OfferTable />}
      rows={<OfferRows />}
    />
  );
}
