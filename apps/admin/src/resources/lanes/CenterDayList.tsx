import { Chip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, NullableBooleanInput, SearchInput, SimpleList, useDataProvider } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { TableList } from '../../components/TableList';
import { centerDayFilters, type CenterDayProvider, type CenterDayRecord } from './center-days.data';
import { CenterInput } from './CenterInput';
import { EditRemove } from '../../components/EditRemove';

const CenterDayDialog = lazy(() =>
  import('./CenterDayDialog').then((module) => ({ default: module.CenterDayDialog })),
);

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
const Column = DataTable.Col<CenterDayRecord>;
const filters = [
  <SearchInput key="search" source="search" placeholder="Why, or centre" alwaysOn />,
  <CenterInput key="center" source="center" label="Dispatch centre" all alwaysOn />,
  <NullableBooleanInput
    key="closed"
    source="closed"
    label="Closed"
    nullLabel="All"
    trueLabel="Closed"
    falseLabel="Other capacity"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Day" alwaysOn />,
];
const empty = (
  <EmptyList
    text="No days found"
    hint="Add a day on which one centre is closed or sends fewer units. Holidays of the whole shop are in the settings."
  />
);

/** How many units leave, and how many orders plan to. */
function Units({ day: { units, planned } }: { day: CenterDayRecord }) {
  if (units === 0) return <Chip size="small" variant="outlined" label="Closed" />;
  return (
    <>
      {planned} of {units} planned
    </>
  );
}

function Actions({ day }: { day: CenterDayRecord }) {
  const dataProvider = useDataProvider<CenterDayProvider>();
  const name = `${formatDay(day.day)} of ${day.center.name}`;
  return (
    <EditRemove
      name={name}
      dialog={(close) => (
        <Suspense>
          <CenterDayDialog day={day} onClose={close} />
        </Suspense>
      )}
      question={{ title: `Remove ${name}?`, content: 'The centre works on it as on other days of the week.' }}
      remove={() => dataProvider.removeCenterDay(day._id)}
      done="The day is removed."
    />
  );
}

function CenterDayTable() {
  return (
    <ListTable<CenterDayRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Day" cellSx={() => NO_WRAP} render={({ day }) => <strong>{formatDay(day)}</strong>} />
      <Column label="Dispatch centre" render={({ center }) => center.name} />
      <Column label="Units" render={(day) => <Units day={day} />} />
      <Column label="Why" render={({ note }) => note} />
      <Column label="Edit and remove" align="right" render={(day) => <Actions day={day} />} />
    </ListTable>
  );
}

function CenterDayRows() {
  return (
    <SimpleList<CenterDayRecord>
      linkType={false}
      primaryText={({ day, center }) => `${formatDay(day)} · ${center.name}`}
      secondaryText={({ units, planned, note }) =>
        `${note}: ${units === 0 ? 'closed' : `${planned} of ${units} units planned`}`
      }
      tertiaryText={(day) => <Actions day={day} />}
      empty={empty}
    />
  );
}

/** Days on which a centre is closed or has another capacity; SuperAdmin only (docs/spec/delivery-promise.md#centre-days). */
export function CenterDayList() {
  return (
    <TableList
      resource="center-days"
      title="Centre Days"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.serviceAreas}
      actions={
        <>
          <ExportCsvButton list="center-days" filtersOf={centerDayFilters} />
          <CreateButton
            label="Add day"
            dialog={(close) => (
              <Suspense>
                <CenterDayDialog onClose={close} />
              </Suspense>
            )}
          />
        </>
      }
      failed="Failed to fetch days"
      table={<CenterDayTable />}
      rows={<CenterDayRows />}
    />
  );
}
