import { Box, Chip, Link, Typography } from '@mui/material';
import { DataTable, NullableBooleanInput, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { COURIERS } from '@aabha/contracts/shipments/couriers.values';
import { SHIPMENT_STATE_NAMES } from '@aabha/contracts/shipments/shipments.values';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { SelectionToolbar } from '../../components/SelectionToolbar';
import { SelectPage, SelectRow } from '../../components/SelectRow';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { formatCount } from '../../data/number-format';
import { OrderLinkField } from '../orders/OrderLinkField';
import { ShipmentStateField } from '../orders/ShipmentStateField';
import { ShipManyButton } from './ShipManyButton';
import { shipmentFilters, type ShipmentRecord } from './shipments.data';
import type { ListViews } from '../../data/list-views';

const Column = DataTable.Col<ShipmentRecord>;
const empty = (
  <EmptyList text="No shipments found" hint="Each parcel that is packed for an order appears here." />
);

const VIEWS: ListViews = { list: 'shipments', filtersOf: shipmentFilters };

const filters = [
  <SearchInput key="search" source="search" placeholder="AWB number, order ID" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(SHIPMENT_STATE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="courier"
    source="courier"
    label="Courier"
    choices={COURIERS.map(({ code, name }) => ({ id: code, name }))}
    emptyText="All"
    alwaysOn
  />,
  <NullableBooleanInput
    key="late"
    source="late"
    label="Promise"
    nullLabel="All"
    trueLabel="Late"
    falseLabel="Not late"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Started" alwaysOn />,
];

/** The promised day; broken promises stand out, in colour and as text. */
function Promise({ shipment: { expectedDelivery, isLate } }: { shipment: ShipmentRecord }) {
  if (expectedDelivery === '') return <>To be confirmed</>;
  if (!isLate) return <>{formatDay(expectedDelivery)}</>;
  return (
    <Chip
      size="small"
      color="error"
      variant="outlined"
      label={`Late: ${formatDay(expectedDelivery)}`}
      sx={{ fontWeight: 600 }}
    />
  );
}

function Carrier({ shipment: { courierName, awb, trackingUrl } }: { shipment: ShipmentRecord }) {
  return (
    <>
      {courierName}
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {trackingUrl ? (
          <Link href={trackingUrl} target="_blank" rel="noreferrer">
            {awb || 'Tracking'}
          </Link>
        ) : (
          awb
        )}
      </Typography>
    </>
  );
}

const itemsText = ({ lines }: ShipmentRecord) =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

const placeText = ({ name, city, zip }: ShipmentRecord) => `${name}, ${city} ${zip}`;

/** When a shipment came to its state. */
const sinceOf = ({ state, created_at, packed_at, shipped_at, delivered_at, cancelled_at }: ShipmentRecord) =>
  ({
    packing: created_at,
    packed: packed_at,
    shipped: shipped_at,
    delivered: delivered_at,
    cancelled: cancelled_at,
  })[state] ?? created_at;

function ShipmentTable() {
  return (
    <ListTable<ShipmentRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label={<SelectPage />}
        render={({ id, order_id }) => <SelectRow id={id} name={`shipment of ${orderNumber(order_id)}`} />}
      />
      <Column
        label="Order"
        render={({ order_id }) => (
          <strong>
            <OrderLinkField orderId={order_id} />
          </strong>
        )}
      />
      <Column
        label="State"
        render={(shipment) => (
          <>
            <ShipmentStateField state={shipment.state} />
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(sinceOf(shipment))}
            </Typography>
          </>
        )}
      />
      <Column label="Promised by" render={(shipment) => <Promise shipment={shipment} />} />
      <Column
        label="Contents"
        cellSx={() => ({ minWidth: 180 })}
        render={(shipment) => (
          <>
            {itemsText(shipment)}
            <Typography variant="body2" color="textSecondary">
              {formatCount(shipment.boxes, 'box', 'boxes')}
            </Typography>
          </>
        )}
      />
      <Column label="Courier" render={(shipment) => <Carrier shipment={shipment} />} />
      <Column label="Ship to" render={placeText} />
      <Column label="Dispatch centre" render={({ dispatchCenter }) => dispatchCenter} />
      <Column label="Packed by" render={({ packedBy }) => packedBy} />
      <Column
        source="created_at"
        label="Started"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
    </ListTable>
  );
}

function ShipmentRows() {
  return (
    <SimpleList<ShipmentRecord>
      rowClick={false}
      leftIcon={({ id, order_id }) => <SelectRow id={id} name={`shipment of ${orderNumber(order_id)}`} />}
      primaryText={(shipment) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <OrderLinkField orderId={shipment.order_id} />
          <ShipmentStateField state={shipment.state} />
          {shipment.isLate && <Promise shipment={shipment} />}
        </Box>
      )}
      secondaryText={(shipment) => (
        <>
          {itemsText(shipment)}
          <br />
          {placeText(shipment)}
          <br />
          <Carrier shipment={shipment} />
          {formatDateTime(sinceOf(shipment))}
        </>
      )}
      empty={empty}
    />
  );
}

/** All shipments, newest first (docs/spec/shipments.md#list-of-shipments). */
export function ShipmentList() {
  return (
    <TableList
      resource="shipments"
      title="Shipments"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.shipments}
      actions={<ExportCsvButton list="shipments" filtersOf={shipmentFilters} />}
      failed="Failed to fetch shipments"
      views={VIEWS}
      above={
        <SelectionToolbar>
          <ShipManyButton />
        </SelectionToolbar>
      }
      table={<ShipmentTable />}
      rows={<ShipmentRows />}
    />
  );
}
