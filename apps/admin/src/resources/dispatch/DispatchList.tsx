import ScannerIcon from '@mui/icons-material/QrCodeScannerOutlined';
import { Button, Chip, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, DateInput, SearchInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { ListPager } from '../../components/ListPager';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RowLink } from '../../components/RowLink';
import { ScreenList } from '../../components/ScreenList';
import { SelectionToolbar } from '../../components/SelectionToolbar';
import { SelectPage, SelectRow } from '../../components/SelectRow';
import { CenterFilter } from './CenterFilter';
import type { DispatchRecord } from './dispatch.data';
import { DISPATCH_VIEWS } from './dispatch-views';
import { DispatchRows } from './DispatchRows';
import { PaperButtons } from './PaperButtons';
import { SelectAllButton } from './SelectAllButton';

const filters = [
  <SearchInput key="search" source="search" placeholder="Order ID, name, email, phone" alwaysOn />,
  <DateInput key="promisedUntil" source="promisedUntil" label="Promised by" alwaysOn />,
];

const empty = (
  <EmptyList text="Nothing to pack" hint="Paid orders appear here until all of them is in a shipment." />
);
const Column = DataTable.Col<DispatchRecord>;

/** The promised day; late ones and those of today stand out. */
function PromisedDay({ day }: { day: string }) {
  if (day === '') return <>To be confirmed</>;
  const isDue = indiaDay(new Date(day)) <= indiaDay(new Date());
  return isDue ? (
    <Chip size="small" color="error" variant="outlined" label={formatDay(day)} sx={{ fontWeight: 600 }} />
  ) : (
    <>{formatDay(day)}</>
  );
}

const ReplacementChip = () => (
  <Chip size="small" color="info" variant="outlined" label="Replacement" sx={{ fontWeight: 600 }} />
);

function Items({ items }: { items: DispatchRecord['items'] }) {
  if (items.length === 0) return <Typography variant="body2">All of it is being packed</Typography>;
  return items.map(({ name, modelNumber, sku, quantity }) => (
    <Typography key={`${name} ${modelNumber} ${sku}`} variant="body2">
      <strong>{quantity} ×</strong> {name}
      {(modelNumber || sku) && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          {[modelNumber, sku].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </Typography>
  ));
}

function DispatchTable() {
  return (
    <ListTable<DispatchRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label={<SelectPage />}
        render={({ id, _id }) => <SelectRow id={id} name={`order ${orderNumber(_id)}`} />}
      />
      <Column
        label="Order"
        render={({ _id }) => (
          <strong>
            <RowLink to={`/admin-dashboard/orders/${_id}/show`}>{orderNumber(_id)}</RowLink>
          </strong>
        )}
      />
      <Column
        label="Promised"
        render={({ expectedDelivery, isReplacement }) =>
          isReplacement ? <ReplacementChip /> : <PromisedDay day={expectedDelivery} />
        }
      />
      <Column label="To pack" render={({ items }) => <Items items={items} />} />
      <Column label="Ship to" render={({ name, city, zip }) => `${name}, ${city} ${zip}`} />
      <Column label="Dispatch centre" render={({ dispatchCenter }) => dispatchCenter} />
      <Column label="Ordered" render={({ created_at }) => <RelativeTimeField iso={created_at} />} />
      <Column
        label="Packed by"
        render={({ beingPackedBy }) =>
          beingPackedBy && <Chip size="small" variant="outlined" color="warning" label={beingPackedBy} />
        }
      />
    </ListTable>
  );
}

/** Orders to pack, those promised first at the top, with the papers of the selected ones (docs/spec/shipments.md#dispatch). */
export function DispatchList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <ScreenList
      title="To Pack Today"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.toPack}
      views={DISPATCH_VIEWS}
      pager={<ListPager sizes={[STAFF_PAGE_SIZES.toPack, 100]} />}
      actions={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SelectAllButton />
          <Button
            component={Link}
            to="/admin-dashboard/packing"
            startIcon={<ScannerIcon />}
            variant="contained"
          >
            Packing station
          </Button>
        </Stack>
      }
      failed="Failed to fetch orders to pack"
    >
      <CenterFilter />
      <SelectionToolbar>
        <PaperButtons />
      </SelectionToolbar>
      {isPhone ? <DispatchRows empty={empty} /> : <DispatchTable />}
    </ScreenList>
  );
}
