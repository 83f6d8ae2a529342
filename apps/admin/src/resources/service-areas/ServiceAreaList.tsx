import { Chip, Tooltip } from '@mui/material';
import { DataTable, NullableBooleanInput, SearchInput, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { EntriesPager } from './EntriesPager';
import { ServiceAreaActions } from './ServiceAreaActions';
import type { ServiceAreaRecord } from './service-area-form';
import { ServiceAreaTools } from './ServiceAreaTools';
import { SERVICE_AREA_VIEWS } from './service-area-views';

const filters = [
  <SearchInput key="search" source="search" placeholder="PIN code, city, state, center" alwaysOn />,
  <NullableBooleanInput
    key="oda"
    source="outOfDeliveryArea"
    label="ODA"
    nullLabel="All"
    trueLabel="Yes"
    falseLabel="No"
    alwaysOn
  />,
  <NullableBooleanInput
    key="place"
    source="placeOfSupplyKnown"
    label="Place of supply"
    nullLabel="All"
    trueLabel="Known"
    falseLabel="Unknown"
    alwaysOn
  />,
];

/** The State, which decides the tax of an order; without it the checkout refuses orders. */
function PlaceOfSupply({ area }: { area: ServiceAreaRecord }) {
  if (area.placeOfSupply !== '') return area.placeOfSupply;
  return (
    <Tooltip title="The State of this PIN code is not known, so customers there cannot order. Load it with npm run db:pin-codes.">
      <Chip size="small" variant="outlined" color="error" label="Unknown, no orders" tabIndex={0} />
    </Tooltip>
  );
}

const empty = <EmptyList text="No service areas found" hint="Create one, or import a CSV file." />;
const Column = DataTable.Col<ServiceAreaRecord>;

function ServiceAreaTable() {
  return (
    <ListTable<ServiceAreaRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="zipcode" label="Pincode" render={(area) => <strong>{area.zipcode}</strong>} />
      <Column source="dispatchCenter" label="Dispatch Center" />
      <Column source="originCenter" label="Origin Center" disableSort />
      <Column source="returnCenter" label="Return Center" disableSort />
      <Column source="facilityCity" label="City" />
      <Column source="facilityState" label="State" />
      <Column label="Place of supply" render={(area) => <PlaceOfSupply area={area} />} />
      <Column label="ODA" render={(area) => (area.outOfDeliveryArea ? 'Yes' : 'No')} />
      <Column label="Edit and remove" align="right" render={() => <ServiceAreaActions />} />
    </ListTable>
  );
}

function ServiceAreaRows() {
  return (
    <SimpleList<ServiceAreaRecord>
      linkType={false}
      primaryText={(area) => `${area.zipcode} · ${area.facilityCity}, ${area.facilityState}`}
      secondaryText={(area) =>
        `${area.outOfDeliveryArea ? 'Out of delivery area · ' : ''}${area.placeOfSupply === '' ? 'Place of supply unknown, no orders · ' : ''}${area.dispatchCenter}`
      }
      tertiaryText={() => <ServiceAreaActions />}
      empty={empty}
    />
  );
}

/** The service areas, twenty a page (docs/spec/delivery.md#service-area-screen). */
export function ServiceAreaList() {
  return (
    <TableList
      resource="area-of-services"
      title="Area of Services"
      filters={filters}
      sort={{ field: 'zipcode', order: 'ASC' }}
      perPage={STAFF_PAGE_SIZES.serviceAreas}
      pager={<EntriesPager />}
      actions={<ServiceAreaTools />}
      failed="Failed to fetch service areas"
      views={SERVICE_AREA_VIEWS}
      table={<ServiceAreaTable />}
      rows={<ServiceAreaRows />}
    />
  );
}
