import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SimpleList } from 'react-admin';
import {
  INSTALLATION_PART_NAMES,
  INSTALLATION_STATE_LABELS,
  INSTALLATION_TYPE_LABELS,
} from '@aabha/contracts/installations/installations.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { choiceFilter } from '../../components/lists/choice-filter';
import { ListTable } from '../../components/lists/ListTable';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import type { ListViews } from '../../data/list-views';
import { OrderLinkField } from '../orders/OrderLinkField';
import { formatVisit, formatVisitDay } from '../../data/format-visit';
import { InstallationActions } from './InstallationActions';
import { installationFilters, type InstallationRecord } from './installations.data';
import { InstallationStateField } from '../../components/installations/InstallationStateField';
import { VisitDayInput } from './VisitDayInput';
import { ZoneFilterInput } from './ZoneFilterInput';

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
const Column = DataTable.Col<InstallationRecord>;
const empty = (
  <EmptyList
    text="No installations found"
    hint="Customers book them after they have paid, where a technician zone has their PIN code."
  />
);

const VIEWS: ListViews = {
  list: 'installations',
  filtersOf: installationFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ visit: 'today' }), sort: { field: 'day', order: 'ASC' } },
    {
      id: 'week',
      name: 'Next 7 days',
      filter: () => ({ visit: 'week' }),
      sort: { field: 'day', order: 'ASC' },
    },
  ],
};

const filters = [
  <SearchInput key="search" source="search" placeholder="Order ID" alwaysOn />,
  <VisitDayInput key="visit" source="visit" label="Day" alwaysOn />,
  <ZoneFilterInput key="zone" source="zone" label="Zone" alwaysOn />,
  choiceFilter('state', 'State', INSTALLATION_STATE_LABELS),
  choiceFilter('type', 'Type', INSTALLATION_TYPE_LABELS),
];

/** How it is installed, and what the technician takes for it. */
const kindOf = ({ type, fee }: InstallationRecord) =>
  fee === 0 ? INSTALLATION_TYPE_LABELS[type] : `${INSTALLATION_TYPE_LABELS[type]}, ${formatRupees(fee)}`;

/** To whom the technician goes. */
function Place({ installation: { to } }: { installation: InstallationRecord }) {
  return (
    <>
      {to.name}, <span style={NO_WRAP}>{formatPhone(to.phone)}</span>
      <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {to.address}, {to.city} {to.zip}
      </Typography>
    </>
  );
}

/** The state, and of a visit that has ended its day and serial number, or the reason. */
function State({ installation }: { installation: InstallationRecord }) {
  const { state, done_on: doneOn, note, serial, link_until: linkUntil } = installation;
  const end = [doneOn && formatVisitDay(doneOn), serial, note].filter(Boolean).join(': ');
  return (
    <>
      <InstallationStateField state={state} />
      {(end || linkUntil) && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {end || 'Technician has a link'}
        </Typography>
      )}
    </>
  );
}

function InstallationTable() {
  return (
    <ListTable<InstallationRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="day"
        label="Day"
        cellSx={() => NO_WRAP}
        render={({ day, part }) => (
          <>
            <strong>{formatVisitDay(day)}</strong>
            <Typography variant="body2" color="textSecondary">
              {INSTALLATION_PART_NAMES[part]}
            </Typography>
          </>
        )}
      />
      <Column
        label="State"
        cellSx={() => ({ minWidth: 100 })}
        render={(installation) => <State installation={installation} />}
      />
      <Column label="Order" render={({ order_id }) => <OrderLinkField orderId={order_id} />} />
      <Column
        label="Television"
        cellSx={() => ({ minWidth: 140 })}
        render={(installation) => (
          <>
            {installation.name}
            <Typography variant="body2" color="textSecondary">
              {kindOf(installation)}
            </Typography>
          </>
        )}
      />
      <Column
        label="Where"
        cellSx={() => ({ minWidth: 160 })}
        render={(installation) => <Place installation={installation} />}
      />
      <Column label="Zone" render={({ zone }) => zone} />
      <Column
        source="created_at"
        label="Booked"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column
        label="Actions"
        align="right"
        render={(installation) => <InstallationActions installation={installation} />}
      />
    </ListTable>
  );
}

function InstallationRows() {
  return (
    <SimpleList<InstallationRecord>
      rowClick={false}
      primaryText={(installation) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {formatVisit(installation)}
          <InstallationStateField state={installation.state} />
        </Box>
      )}
      secondaryText={(installation) => (
        <>
          <OrderLinkField orderId={installation.order_id} /> {installation.name}, {kindOf(installation)}
          <br />
          <Place installation={installation} />
          {installation.note}
          <InstallationActions installation={installation} />
        </>
      )}
      empty={empty}
    />
  );
}

/** All installations, the latest day first (docs/spec/installation.md#screens). */
export function InstallationList() {
  return (
    <TableList
      resource="installations"
      title="Installations"
      filters={filters}
      sort={{ field: 'day', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.shipments}
      actions={<ExportCsvButton list="installations" filtersOf={installationFilters} />}
      failed="Failed to fetch installations"
      views={VIEWS}
      table={<InstallationTable />}
      rows={<InstallationRows />}
    />
  );
}
