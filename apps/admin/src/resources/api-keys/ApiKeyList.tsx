import { Box, Chip, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { ApiKey } from '@aabha/contracts/api-keys/api-keys.schema';
import { API_KEY_SCOPE_NAMES, API_KEY_STATE_NAMES } from '@aabha/contracts/api-keys/api-keys.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { CreateApiKeyButton } from './CreateApiKeyButton';
import { RevokeApiKeyButton } from './RevokeApiKeyButton';
import { apiKeyFilters } from './api-keys.data';
import { API_KEY_VIEWS } from './api-key-views';

type KeyRecord = ApiKey & { id: string };
const Column = DataTable.Col<KeyRecord>;
const NO_WRAP = { whiteSpace: 'nowrap' } as const;
const empty = (
  <EmptyList text="No API keys found" hint="A key lets another program, such as your ERP, call the API." />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, start of the key" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(API_KEY_STATE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
];

const COLORS = { active: 'success', expired: 'warning', revoked: 'default' } as const;

const StateChip = ({ state }: Pick<ApiKey, 'state'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLORS[state]}
    label={API_KEY_STATE_NAMES[state]}
    sx={{ fontWeight: 600 }}
  />
);

const lastUse = ({ last_used_at: at }: ApiKey) => (at === null ? 'Never' : <RelativeTimeField iso={at} />);

const Scopes = ({ scopes }: Pick<ApiKey, 'scopes'>) =>
  scopes.map((scope) => (
    <Typography key={scope} component="span" variant="body2" sx={{ display: 'block' }}>
      {API_KEY_SCOPE_NAMES[scope]}
    </Typography>
  ));

function KeyTable() {
  return (
    <ListTable<KeyRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Name"
        cellSx={() => ({ maxWidth: 260, overflowWrap: 'anywhere' })}
        render={({ name, prefix }) => (
          <>
            <strong>{name}</strong>
            <Typography variant="body2" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
              {prefix}…
            </Typography>
          </>
        )}
      />
      <Column label="State" render={({ state }) => <StateChip state={state} />} />
      <Column label="May" render={({ scopes }) => <Scopes scopes={scopes} />} />
      <Column label="Last used" cellSx={() => NO_WRAP} render={lastUse} />
      <Column label="Valid until" cellSx={() => NO_WRAP} render={({ expires_at: at }) => formatDay(at)} />
      <Column label="Acts for" render={({ created_by: owner }) => owner.name} />
      <Column label="" align="right" render={(apiKey) => <RevokeApiKeyButton apiKey={apiKey} />} />
    </ListTable>
  );
}

function KeyRows() {
  return (
    <SimpleList<KeyRecord>
      rowClick={false}
      primaryText={(apiKey) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <strong>{apiKey.name}</strong>
          <span style={{ whiteSpace: 'nowrap' }}>
            <StateChip state={apiKey.state} /> <RevokeApiKeyButton apiKey={apiKey} />
          </span>
        </Box>
      )}
      secondaryText={(apiKey) => (
        <>
          <span style={{ fontFamily: 'monospace' }}>{apiKey.prefix}…</span>, for {apiKey.created_by.name},
          until {formatDay(apiKey.expires_at)}. Last used: {lastUse(apiKey)}
          <Scopes scopes={apiKey.scopes} />
        </>
      )}
      empty={empty}
    />
  );
}

/** Keys of other programs for the API (docs/spec/api-keys.md#screen). */
export function ApiKeyList() {
  return (
    <TableList
      resource="api-keys"
      title="API Keys"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.apiKeys}
      failed="Failed to fetch API keys"
      actions={
        <>
          <ExportCsvButton list="api-keys" filtersOf={apiKeyFilters} />
          <CreateApiKeyButton />
        </>
      }
      views={API_KEY_VIEWS}
      table={<KeyTable />}
      rows={<KeyRows />}
    />
  );
}
