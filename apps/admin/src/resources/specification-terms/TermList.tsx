import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { BooleanInput, DataTable, SearchInput, SelectInput, SimpleList, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StaffTerm } from '@aabha/contracts/specifications/specifications.schema';
import { TERM_TYPE_NAMES } from '@aabha/contracts/specifications/specifications.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { listAddress } from '../../data/list-address';
import { formatCount, formatNumber } from '../../data/number-format';
import { ImportTermsButton } from './ImportTermsButton';
import { termFilters, type TermListFacts } from './specification-terms.data';
import { TermActions } from './TermActions';
import type { ListViews } from '../../data/list-views';

const TermDialog = lazy(() => import('./TermDialog').then((module) => ({ default: module.TermDialog })));

type TermRecord = StaffTerm & { id: string };
const Column = DataTable.Col<TermRecord>;
const empty = (
  <EmptyList
    text="No terms found"
    hint="A term says what a specification is called and how its values compare."
  />
);

function GroupFilter(props: { source: string; alwaysOn?: boolean }) {
  const { meta } = useListContext() as { meta?: TermListFacts };
  const choices = (meta?.groups ?? []).map((name) => ({ id: name, name }));
  return <SelectInput {...props} label="Group" choices={choices} emptyText="All" />;
}

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, other name" alwaysOn />,
  <GroupFilter key="group" source="group" alwaysOn />,
  <SelectInput
    key="type"
    source="type"
    label="Type"
    choices={choicesOf(TERM_TYPE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <BooleanInput key="unused" source="unused" label="Not used" alwaysOn />,
];

/** The type with its unit or choices. */
function typeText({ type, unit, choices }: StaffTerm): string {
  if (type === 'choice') return choices.join(', ');
  return unit === null ? TERM_TYPE_NAMES[type] : `${TERM_TYPE_NAMES[type]}, ${unit}`;
}

/** Leads to names that no term has, where there are any. */
function UnknownButton() {
  const { meta } = useListContext() as { meta?: TermListFacts };
  const count = meta?.unknownCount ?? 0;
  if (count === 0) return null;
  return (
    <Button component={Link} to={listAddress('unknown-specifications')} sx={{ flexShrink: 0, my: 1 }}>
      {formatCount(count, 'name', 'names')} without a term
    </Button>
  );
}

function TermTable() {
  return (
    <ListTable<TermRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Group" render={({ group }) => group} />
      <Column
        label="Name"
        render={({ name, name_hi: hindi }) => (
          <>
            <strong>{name}</strong>
            <Typography variant="body2" color="textSecondary" lang="hi">
              {hindi}
            </Typography>
          </>
        )}
      />
      <Column label="Values" render={typeText} />
      <Column
        label="Other names"
        cellSx={() => ({ maxWidth: 320, overflowWrap: 'anywhere' })}
        render={({ aliases }) => aliases.join(', ')}
      />
      <Column label="Televisions" align="right" render={({ used }) => formatNumber(used)} />
      <Column label="" align="right" render={(term) => <TermActions term={term} />} />
    </ListTable>
  );
}

function TermRows() {
  return (
    <SimpleList<TermRecord>
      rowClick={false}
      primaryText={(term) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <strong>{term.name}</strong>
          <TermActions term={term} />
        </Box>
      )}
      secondaryText={(term) => (
        <>
          {term.group}. {typeText(term)}. {formatCount(term.used, 'television', 'televisions')}
          {term.aliases.length > 0 && (
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              Also: {term.aliases.join(', ')}
            </Typography>
          )}
        </>
      )}
      empty={empty}
    />
  );
}

/* In one row, so that the buttons stay together where the filters leave no room. */
const ACTIONS = {
  ...{ display: 'flex', alignItems: 'center', flexShrink: 0, columnGap: 1, justifyContent: 'flex-end' },
  flexWrap: { xs: 'wrap', md: 'nowrap' },
} as const;

const TERM_VIEWS: ListViews = { list: 'specification-terms', filtersOf: termFilters };

/** The dictionary of specifications (docs/spec/specifications.md#screens). */
export function TermList() {
  return (
    <TableList
      resource="specification-terms"
      title="Specification Dictionary"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.specificationTerms}
      failed="Failed to fetch terms"
      views={TERM_VIEWS}
      actions={
        <Box sx={ACTIONS}>
          <UnknownButton />
          <ImportTermsButton />
          <ExportCsvButton list="specification-terms" filtersOf={termFilters} />
          <CreateButton
            label="Add term"
            dialog={(close) => (
              <Suspense>
                <TermDialog onClose={close} />
              </Suspense>
            )}
          />
        </Box>
      }
      table={<TermTable />}
      rows={<TermRows />}
    />
  );
}
