import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList, useDataProvider } from 'react-admin';
import { LANE_AREA_LABELS, weekdaysText } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { CenterInput } from './CenterInput';
import { EditRemove } from '../../components/EditRemove';
import { ImportLanesButton } from './ImportLanesButton';
import { laneFilters, type LaneProvider, type LaneRecord } from './lanes.data';

const LaneDialog = lazy(() => import('./LaneDialog').then((module) => ({ default: module.LaneDialog })));

const Column = DataTable.Col<LaneRecord>;
const filters = [
  <SearchInput key="search" source="search" placeholder="Area or centre" alwaysOn />,
  <CenterInput key="center" source="center" label="Dispatch centre" all alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    label="To"
    choices={choicesOf(LANE_AREA_LABELS)}
    emptyText="All"
    alwaysOn
  />,
];
const empty = (
  <EmptyList text="No lanes found" hint="A lane says how many days goods take from a centre to a place." />
);

const transit = ({ transit_min: min, transit_max: max }: LaneRecord) =>
  `${min === max ? max : `${min} to ${max}`} ${max === 1 ? 'day' : 'days'}`;
const goods = ({ max_kg, two_person }: LaneRecord) =>
  [max_kg === null ? 'Any weight' : `Up to ${max_kg} kg`, two_person && 'two people']
    .filter(Boolean)
    .join(', ');
const nameOf = ({ center, area }: LaneRecord) => `${center.name} to ${area}`;

function Actions({ lane }: { lane: LaneRecord }) {
  const dataProvider = useDataProvider<LaneProvider>();
  return (
    <EditRemove
      name={nameOf(lane)}
      dialog={(close) => (
        <Suspense>
          <LaneDialog lane={lane} onClose={close} />
        </Suspense>
      )}
      question={{
        title: `Remove the lane from ${nameOf(lane)}?`,
        content: 'New orders get the date of a more general lane, or none. Dates that were promised stay.',
      }}
      remove={() => dataProvider.removeLane(lane._id)}
      done="The lane is removed."
    />
  );
}

function LaneTable() {
  return (
    <ListTable<LaneRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Dispatch centre" render={({ center }) => center.name} />
      <Column label="To" render={({ kind }) => LANE_AREA_LABELS[kind]} />
      <Column label="Area" render={({ area }) => <strong>{area}</strong>} />
      <Column label="On the way" render={transit} />
      <Column label="Delivers on" render={({ weekdays }) => weekdaysText(weekdays)} />
      <Column label="Goods" render={goods} />
      <Column label="Edit and remove" align="right" render={(lane) => <Actions lane={lane} />} />
    </ListTable>
  );
}

function LaneRows() {
  return (
    <SimpleList<LaneRecord>
      linkType={false}
      primaryText={(lane) => `${nameOf(lane)} · ${transit(lane)}`}
      secondaryText={(lane) =>
        `${LANE_AREA_LABELS[lane.kind]}, ${weekdaysText(lane.weekdays)}, ${goods(lane)}`
      }
      tertiaryText={(lane) => <Actions lane={lane} />}
      empty={empty}
    />
  );
}

/** How long goods take from a centre to a place; SuperAdmin only (docs/spec/delivery-promise.md#lanes). */
export function LaneList() {
  return (
    <TableList
      resource="lanes"
      title="Lanes"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.serviceAreas}
      actions={
        <>
          <ImportLanesButton />
          <ExportCsvButton list="lanes" filtersOf={laneFilters} />
          <CreateButton
            label="Add lane"
            dialog={(close) => (
              <Suspense>
                <LaneDialog onClose={close} />
              </Suspense>
            )}
          />
        </>
      }
      failed="Failed to fetch lanes"
      table={<LaneTable />}
      rows={<LaneRows />}
    />
  );
}
