import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SimpleList, useDataProvider } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import { formatCount } from '../../data/number-format';
import { EditRemove } from '../../components/EditRemove';
import { weekText } from './zone-forms';
import type { ZoneProvider, ZoneRecord } from './installations.data';

const ZoneDialog = lazy(() => import('./ZoneDialog').then((module) => ({ default: module.ZoneDialog })));

const Column = DataTable.Col<ZoneRecord>;
const filters = [
  <SearchInput key="search" source="search" placeholder="Name, district or PIN code" alwaysOn />,
];
const empty = (
  <EmptyList
    text="No technician zones found"
    hint="Without one, installation is not offered. Add the districts to which technicians come."
  />
);

const areasText = ({ districts, pins }: ZoneRecord) =>
  [...districts, ...(pins.length > 0 ? [formatCount(pins.length, 'PIN code', 'PIN codes')] : [])].join(', ');
const exceptionsText = ({ exceptions }: ZoneRecord) =>
  exceptions.length === 0 ? '' : formatCount(exceptions.length, 'day', 'days');

function Actions({ zone }: { zone: ZoneRecord }) {
  const dataProvider = useDataProvider<ZoneProvider>();
  return (
    <EditRemove
      name={zone.name}
      dialog={(close) => (
        <Suspense>
          <ZoneDialog zone={zone} onClose={close} />
        </Suspense>
      )}
      question={{
        title: `Remove ${zone.name}?`,
        content: 'Installation is no longer offered there. Installations that are over stay in the list.',
      }}
      remove={() => dataProvider.removeZone(zone._id)}
      done="The technician zone is removed."
    />
  );
}

function ZoneTable() {
  return (
    <ListTable<ZoneRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Name" render={({ name }) => <strong>{name}</strong>} />
      <Column label="Areas" render={areasText} />
      <Column label="Places (9–12, 12–15, 15–18)" render={({ places }) => weekText(places)} />
      <Column label="Exceptions" render={exceptionsText} />
      <Column label="To come" align="right" render={({ booked }) => booked} />
      <Column label="Edit and remove" align="right" render={(zone) => <Actions zone={zone} />} />
    </ListTable>
  );
}

function ZoneRows() {
  return (
    <SimpleList<ZoneRecord>
      linkType={false}
      primaryText={({ name }) => name}
      secondaryText={(zone) => `${areasText(zone)}. ${weekText(zone.places)}`}
      tertiaryText={(zone) => <Actions zone={zone} />}
      empty={empty}
    />
  );
}

/** Where technicians come, and how many; SuperAdmin only (docs/spec/installation.md#zones). */
export function ZoneList() {
  return (
    <TableList
      resource="technician-zones"
      title="Technician Zones"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.serviceAreas}
      actions={
        <CreateButton
          label="Add zone"
          dialog={(close) => (
            <Suspense>
              <ZoneDialog onClose={close} />
            </Suspense>
          )}
        />
      }
      failed="Failed to fetch technician zones"
      table={<ZoneTable />}
      rows={<ZoneRows />}
    />
  );
}
