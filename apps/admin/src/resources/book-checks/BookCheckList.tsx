import { Chip } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import type { BookCheck } from '@aabha/contracts/books/books.schema';
import { BOOK_CHECK_STATES } from '@aabha/contracts/books/books.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { formatCount, formatNumber } from '../../data/number-format';
import { bookCheckFilters } from './book-checks.data';
import { BOOK_CHECK_VIEWS } from './book-check-views';

type BookCheckRecord = BookCheck & { id: string };

const STATES: Readonly<Record<BookCheck['state'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
};
const CHOICES = choicesOf(STATES, BOOK_CHECK_STATES);
const filters = [
  <SelectInput key="state" source="state" label="State" choices={CHOICES} emptyText="All" alwaysOn />,
  <BooleanInput key="withErrors" source="withErrors" label="With errors only" alwaysOn />,
];
const empty = <EmptyList text="No checks found" hint="The books are checked every night at 2 am." />;

const whoOf = ({ requested_by }: BookCheckRecord) => requested_by ?? 'Nightly check';

function Errors({ check: { findings } }: { check: BookCheckRecord }) {
  if (findings === 0) return <>No errors</>;
  return (
    <Chip size="small" variant="outlined" color="error" label={formatCount(findings, 'error', 'errors')} />
  );
}

const Column = DataTable.Col<BookCheckRecord>;

function BookCheckTable() {
  return (
    <ListTable<BookCheckRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Requested" render={({ requested_at }) => formatDateTime(requested_at)} />
      <Column label="By" render={whoOf} />
      <Column label="State" render={({ state }) => STATES[state]} />
      <Column label="Ended" render={({ ended_at }) => (ended_at === null ? '–' : formatDateTime(ended_at))} />
      <Column
        label="Documents"
        align="right"
        render={({ checked, documents }) => `${formatNumber(checked)} of ${formatNumber(documents)}`}
      />
      <Column label="Errors" render={(check) => <Errors check={check} />} />
    </ListTable>
  );
}

function BookCheckRows() {
  return (
    <SimpleList<BookCheckRecord>
      linkType={false}
      primaryText={(check) => `${formatDateTime(check.requested_at)} · ${STATES[check.state]}`}
      secondaryText={(check) => (
        <>
          {whoOf(check)}, {formatCount(check.checked, 'document', 'documents')} checked
          <br />
          <Errors check={check} />
        </>
      )}
      empty={empty}
    />
  );
}

/** All checks of the books, newest first; SuperAdmin only (docs/spec/books.md#screen). */
export function BookCheckList() {
  return (
    <TableList
      resource="book-checks"
      title="Checks of the Books"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.bookChecks}
      actions={<ExportCsvButton list="book-checks" filtersOf={bookCheckFilters} />}
      failed="Failed to fetch checks"
      views={BOOK_CHECK_VIEWS}
      table={<BookCheckTable />}
      rows={<BookCheckRows />}
    />
  );
}
