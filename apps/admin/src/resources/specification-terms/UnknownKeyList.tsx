import { Box, Button, Typography } from '@mui/material';
import { DataTable, SearchInput, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { UnknownKey } from '@aabha/contracts/specifications/specifications.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { TableList } from '../../components/TableList';
import { listAddress } from '../../data/list-address';
import { formatCount, formatNumber } from '../../data/number-format';
import { UnknownKeyActions } from './UnknownKeyActions';

type KeyRecord = UnknownKey & { id: string };
const Column = DataTable.Col<KeyRecord>;
const empty = (
  <EmptyList text="No names without a term" hint="Every specification in use is in the dictionary." />
);
const filters = [<SearchInput key="search" source="search" placeholder="Name" alwaysOn />];
const examplesOf = ({ examples }: UnknownKey) => examples.filter((value) => value !== '').join(' · ');

function KeyTable() {
  return (
    <ListTable<KeyRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Name" render={({ key }) => <strong>{key}</strong>} />
      <Column label="Group" render={({ group }) => group} />
      <Column
        label="Values, for example"
        cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
        render={examplesOf}
      />
      <Column label="Televisions" align="right" render={({ used }) => formatNumber(used)} />
      <Column label="" align="right" render={(unknown) => <UnknownKeyActions unknown={unknown} />} />
    </ListTable>
  );
}

function KeyRows() {
  return (
    <SimpleList<KeyRecord>
      rowClick={false}
      primaryText={({ key }) => <strong>{key}</strong>}
      secondaryText={(unknown) => (
        <>
          {unknown.group}. {formatCount(unknown.used, 'television', 'televisions')}
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {examplesOf(unknown)}
          </Typography>
          <Box component="span" sx={{ display: 'block', ml: -0.5 }}>
            <UnknownKeyActions unknown={unknown} />
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

/** Names in specifications that no term has, the most used first (docs/spec/specifications.md#screens). */
export function UnknownKeyList() {
  return (
    <TableList
      resource="unknown-specifications"
      title="Names without a Term"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.specificationTerms}
      failed="Failed to fetch names"
      actions={
        <Button component={Link} to={listAddress('specification-terms')} sx={{ flexShrink: 0, my: 1 }}>
          Back to the dictionary
        </Button>
      }
      table={<KeyTable />}
      rows={<KeyRows />}
    />
  );
}
