import { Chip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SimpleList, useDataProvider } from 'react-admin';
import { weekdaysText } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { DELIVERY_TAKES } from '@aabha/contracts/settings/promises';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import type { CenterProvider, CenterRecord } from './centers.data';
import { EditRemove } from '../../components/EditRemove';

const CenterDialog = lazy(() =>
  import('./CenterDialog').then((module) => ({ default: module.CenterDialog })),
);

const Column = DataTable.Col<CenterRecord>;
const filters = [<SearchInput key="search" source="search" placeholder="Name or PIN code" alwaysOn />];
const empty = (
  <EmptyList
    text="No dispatch centres found"
    hint={`Without one, orders are promised ${DELIVERY_TAKES} within the State.`}
  />
);

const packing = ({ cutoff, lead_hours }: CenterRecord) =>
  lead_hours === 0 ? `Until ${cutoff}` : `Until ${cutoff}, ${lead_hours} hours to pack`;
const capacity = ({ units_per_day }: CenterRecord) =>
  units_per_day === null ? 'No limit' : String(units_per_day);

/** How many service areas a centre has; one that no area names sends nothing. */
function Areas({ center: { area_count } }: { center: CenterRecord }) {
  if (area_count > 0) return <>{area_count}</>;
  return <Chip size="small" variant="outlined" color="warning" label="No service area names it" />;
}

function Actions({ center }: { center: CenterRecord }) {
  const dataProvider = useDataProvider<CenterProvider>();
  return (
    <EditRemove
      name={center.name}
      dialog={(close) => (
        <Suspense>
          <CenterDialog center={center} onClose={close} />
        </Suspense>
      )}
      question={{
        title: `Remove ${center.name}?`,
        content: `Its ${center.lane_count} lanes and its days are removed, too. Dates that were promised stay.`,
      }}
      remove={() => dataProvider.removeCenter(center._id)}
      done="The dispatch centre is removed."
    />
  );
}

function CenterTable() {
  return (
    <ListTable<CenterRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Name" render={({ name }) => <strong>{name}</strong>} />
      <Column label="PIN code" render={({ pin }) => pin} />
      <Column label="Same day" render={packing} />
      <Column label="Dispatches on" render={({ weekdays }) => weekdaysText(weekdays)} />
      <Column label="Units a day" align="right" render={capacity} />
      <Column label="Service areas" align="right" render={(center) => <Areas center={center} />} />
      <Column label="Lanes" align="right" render={({ lane_count }) => lane_count} />
      <Column label="Edit and remove" align="right" render={(center) => <Actions center={center} />} />
    </ListTable>
  );
}

function CenterRows() {
  return (
    <SimpleList<CenterRecord>
      linkType={false}
      primaryText={({ name }) => name}
      secondaryText={(center) =>
        `${packing(center)}, ${weekdaysText(center.weekdays)}, ${center.lane_count} lanes`
      }
      tertiaryText={(center) => <Actions center={center} />}
      empty={empty}
    />
  );
}

/** The centres that goods leave, with cut-off and capacity; SuperAdmin only (docs/spec/delivery-promise.md#dispatch-centres). */
export function CenterList() {
  return (
    <TableList
      resource="dispatch-centers"
      title="Dispatch Centres"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.serviceAreas}
      actions={
        <CreateButton
          label="Add centre"
          dialog={(close) => (
            <Suspense>
              <CenterDialog onClose={close} />
            </Suspense>
          )}
        />
      }
      failed="Failed to fetch dispatch centres"
      table={<CenterTable />}
      rows={<CenterRows />}
    />
  );
}
