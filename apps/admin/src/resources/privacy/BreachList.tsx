import { Box, Button, Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { Breach } from '@aabha/contracts/privacy/breaches.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { TableList } from '../../components/TableList';
import { BreachDialog } from './BreachDialog';
import { BreachLetters } from './BreachLetters';
import { BREACH_VIEWS } from './breach-views';

type BreachRecord = Breach & { id: string };
const Column = DataTable.Col<BreachRecord>;
const empty = <EmptyList text="No breaches found" />;

const filters = [
  <SelectInput
    key="open"
    source="open"
    label="Status"
    choices={[
      { id: true, name: 'Open' },
      { id: false, name: 'Closed' },
    ]}
    emptyText="All"
    alwaysOn
  />,
];
const chips: FilterChip<BreachRecord>[] = [{ source: 'overdue', text: () => 'Past 72 hours' }];

const COLOURS = { running: 'warning', overdue: 'error', met: 'success', missed: 'error' } as const;

function Clock({ clock, due_at }: BreachRecord) {
  const at = formatDateTime(due_at);
  const text = {
    running: `Board by ${at}`,
    overdue: `Overdue since ${at}`,
    met: 'Board told in time',
    missed: 'Board told late',
  };
  return <Chip component="span" size="small" variant="outlined" color={COLOURS[clock]} label={text[clock]} />;
}

function Actions({ breach }: { breach: BreachRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack component="span" direction="row">
      <Button size="small" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <BreachLetters letters={breach.letters} />
      {isOpen && <BreachDialog breach={breach} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function BreachTable() {
  return (
    <ListTable<BreachRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="known_at" label="Known since" render={({ known_at }) => formatDateTime(known_at)} />
      <Column label="What happened" render={({ what }) => what} />
      <Column label="Affected" render={({ affected }) => affected} />
      <Column label="Clock" render={(breach) => <Clock {...breach} />} />
      <Column label="Status" render={({ closed_at }) => (closed_at === null ? 'Open' : 'Closed')} />
      <Column label="" render={(breach) => <Actions breach={breach} />} />
    </ListTable>
  );
}

function BreachRows() {
  return (
    <SimpleList<BreachRecord>
      rowClick={false}
      primaryText={({ what }) => what}
      secondaryText={(breach) => (
        <>
          {breach.affected}
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}
          >
            <Clock {...breach} />
            <Actions breach={breach} />
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

/** The register of breaches of personal data; SuperAdmin only (docs/spec/privacy.md#breach-register). */
export function BreachList() {
  return (
    <TableList
      resource="breaches"
      title="Data Breaches"
      failed="Failed to fetch breaches"
      perPage={STAFF_PAGE_SIZES.breaches}
      filters={filters}
      sort={{ field: 'known_at', order: 'DESC' }}
      actions={
        <CreateButton
          label="Add breach"
          dialog={(close) => <BreachDialog breach={undefined} onClose={close} />}
        />
      }
      above={<FilterChips chips={chips} />}
      views={BREACH_VIEWS}
      table={<BreachTable />}
      rows={<BreachRows />}
    />
  );
}
