import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { FORECAST_DAYS, REORDER_NEED_LABELS } from '@aabha/contracts/stock/stock.values';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FigureLink } from '../../components/FigureLink';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { ListTable } from '../../components/lists/ListTable';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { CoverField } from './CoverField';
import { coverText, expectedText, unitsText, waitingText } from './reorder-texts';
import { reorderFilters, type ReorderRecord } from './reorder.data';
import { ReorderActions } from './ReorderActions';
import { useBrandRules } from './use-brand-rules';
import { REORDER_VIEWS } from './reorder-views';

const BrandRulesDialog = lazy(() =>
  import('./BrandRulesDialog').then((module) => ({ default: module.BrandRulesDialog })),
);

const Column = DataTable.Col<ReorderRecord>;
const empty = <EmptyList text="Nothing to order" hint="Televisions on sale appear here." />;

function BrandFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const { data, isPending } = useBrandRules();
  return (
    <SelectInput
      source={source}
      label="Brand"
      emptyText="All brands"
      isPending={isPending}
      choices={(data?.brandList ?? []).map(({ brand }) => ({ id: brand, name: brand }))}
    />
  );
}

const filters = [
  <SearchInput key="search" source="search" placeholder="Name or model" alwaysOn />,
  <BrandFilter key="brand" source="brand" alwaysOn />,
  <SelectInput
    key="need"
    source="need"
    label="Show"
    choices={choicesOf(REORDER_NEED_LABELS)}
    emptyText="All televisions"
    alwaysOn
  />,
];

const chips: FilterChip<ReorderRecord>[] = [
  { source: 'product', text: (_value, [first]) => first?.name ?? 'One television' },
];

/** A second line of a cell. */
function More({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {text}
    </Typography>
  );
}

const modelText = ({ companyName, modelNumber, sku }: ReorderRecord) =>
  [companyName, modelNumber, sku].filter(Boolean).join(' · ');
const productAddress = ({ _id }: ReorderRecord) => `/admin-dashboard/edit-product/${_id}`;
const toOrder = ({ suggestion }: ReorderRecord) => (suggestion > 0 ? suggestion : '–');

/** What is on its way, which leads to these deliveries. */
function Expected({ row }: { row: ReorderRecord }) {
  if (row.expected === 0) return null;
  return (
    <FigureLink rows={{ screen: 'deliveries', filter: { product: row._id, state: 'open' } }}>
      <Typography component="span" variant="body2" color={row.late > 0 ? 'error' : undefined}>
        {expectedText(row)}
      </Typography>
    </FigureLink>
  );
}

function ReorderTable() {
  return (
    <ListTable<ReorderRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="name"
        label="Television"
        render={(row) => (
          <>
            <RowLink to={productAddress(row)}>{row.name}</RowLink>
            <More text={modelText(row)} />
          </>
        )}
      />
      <Column
        source="free"
        label="Free"
        align="right"
        render={({ free, held, waiting }) => (
          <>
            {free}
            {held > 0 && <More text={`${held} reserved`} />}
            {waiting > 0 && <More text={waitingText(waiting)} />}
          </>
        )}
      />
      <Column
        source="sold"
        label={`Sold in ${FORECAST_DAYS} days`}
        align="right"
        render={({ sold, days }) => (
          <>
            {sold}
            {sold > 0 && days < FORECAST_DAYS && <More text={`${days} days in stock`} />}
          </>
        )}
      />
      <Column source="cover" label="Covers" align="right" render={(row) => <CoverField row={row} />} />
      <Column source="expected" label="Expected" render={(row) => <Expected row={row} />} />
      <Column
        source="suggestion"
        label="Order"
        align="right"
        render={(row) => <strong>{toOrder(row)}</strong>}
      />
      <Column label="Actions" align="right" render={(row) => <ReorderActions row={row} />} />
    </ListTable>
  );
}

function ReorderRows() {
  return (
    <SimpleList<ReorderRecord>
      rowClick={false}
      primaryText={(row) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RowLink to={productAddress(row)}>{row.name}</RowLink>
          {row.runs_out && <CoverField row={row} />}
        </Box>
      )}
      secondaryText={(row) => (
        <>
          {row.free} free, {row.sold} sold in {FORECAST_DAYS} days
          {!row.runs_out && row.cover_days !== null && `, covers ${coverText(row)}`}
          {row.expected > 0 && `, expected: ${expectedText(row)}`}
          {row.waiting > 0 && `, ${waitingText(row.waiting)}`}
          <br />
          {row.suggestion > 0 && <strong>Order {unitsText(row.suggestion)}</strong>}
          <ReorderActions row={row} />
        </>
      )}
      empty={empty}
    />
  );
}

function BrandRulesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button sx={{ my: 1, flexShrink: 0 }} onClick={() => setOpen(true)}>
        Days of each brand
      </Button>
      <Suspense>{open && <BrandRulesDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What to order, the largest suggestion first; SuperAdmin only (docs/spec/stock.md#reorder). */
export function ReorderList() {
  return (
    <TableList
      resource="reorder"
      title="Reorder"
      filters={filters}
      sort={{ field: 'suggestion', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.reorder}
      above={<FilterChips chips={chips} />}
      actions={
        <>
          <ExportCsvButton list="reorder" filtersOf={reorderFilters} />
          <BrandRulesButton />
        </>
      }
      failed="Failed to fetch what to order"
      views={REORDER_VIEWS}
      table={<ReorderTable />}
      rows={<ReorderRows />}
    />
  );
}
