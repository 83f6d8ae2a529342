import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { importSubjectsFor } from '@aabha/contracts/imports/imports.rules';
import { IMPORT_STATES, type ImportSubject } from '@aabha/contracts/imports/imports.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { EmptyList } from '../../components/EmptyList';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { usePerson } from '../../components/use-person';
import { choicesOf } from '../../data/choices-of';
import { nameOf, rowsText, STATE_LABELS, SUBJECT_LABELS } from './import-labels';
import { ImportStateField } from './ImportStateField';
import type { ImportRow } from './imports.data';
import { UndoImportButton } from './UndoImportButton';
import { IMPORT_VIEWS } from './import-views';

const Column = DataTable.Col<ImportRow>;
const empty = (
  <EmptyList
    text="No imports found"
    hint="Imports of products, service areas and specification terms can be undone here for 30 days."
  />
);

const filtersOf = (subjects: readonly ImportSubject[]) => [
  <SelectInput
    key="subject"
    source="subject"
    label="Imported"
    choices={choicesOf(SUBJECT_LABELS, subjects)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label="Status"
    choices={choicesOf(STATE_LABELS, IMPORT_STATES)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="When" alwaysOn />,
];

function ImportTable() {
  return (
    <ListTable<ImportRow> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="File" disableSort render={nameOf} />
      <Column label="Imported" disableSort render={({ subject }) => SUBJECT_LABELS[subject]} />
      <Column label="Rows" disableSort render={rowsText} />
      <Column label="By" disableSort render={({ importedBy }) => importedBy.name} />
      <Column label="When" disableSort render={({ created_at }) => <RelativeTimeField iso={created_at} />} />
      <Column label="Status" disableSort render={(row) => <ImportStateField row={row} />} />
      <Column label="Undo" align="right" disableSort render={(row) => <UndoImportButton row={row} />} />
    </ListTable>
  );
}

function ImportRows() {
  return (
    <SimpleList<ImportRow>
      linkType={false}
      primaryText={nameOf}
      secondaryText={(row) => (
        <>
          {rowsText(row)}
          <br />
          {row.importedBy.name}, <RelativeTimeField iso={row.created_at} />
          <br />
          <ImportStateField row={row} />
          <br />
          <UndoImportButton row={row} />
        </>
      )}
      empty={empty}
    />
  );
}

/** Imports of the last 30 days of what one may import, which can be undone (docs/spec/imports.md#undo). */
export function ImportList() {
  const person = usePerson();
  return (
    <TableList
      resource="imports"
      title="Imports"
      filters={filtersOf(person ? importSubjectsFor(person) : [])}
      perPage={STAFF_PAGE_SIZES.imports}
      failed="Failed to fetch imports"
      views={IMPORT_VIEWS}
      table={<ImportTable />}
      rows={<ImportRows />}
    />
  );
}
