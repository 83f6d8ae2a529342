import { Chip, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { ConsentEntry } from '@aabha/contracts/privacy/consents.schema';
import { CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { consentFilters } from './consents.data';
import { CONSENT_VIEWS } from './consent-views';

type ConsentRecord = ConsentEntry & { id: string };
const Column = DataTable.Col<ConsentRecord>;
const empty = <EmptyList text="No consents found" />;

const PURPOSE_NAMES = {
  'warranty-reminders': 'Reminders of warranties',
  ...{ account: 'Account', newsletter: 'Offers by email', analytics: 'Google Analytics' },
  alerts: 'Alerts',
};
const ACTION_NAMES = { given: 'Given', withdrawn: 'Withdrawn' };
const SUBJECT_NAMES = { account: 'Account', email: 'Email without account', browser: 'Browser' };

const filters = [
  <SearchInput key="search" source="search" placeholder="Whole email" alwaysOn />,
  <SelectInput
    key="purpose"
    source="purpose"
    choices={choicesOf(PURPOSE_NAMES, CONSENT_PURPOSES)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput key="action" source="action" choices={choicesOf(ACTION_NAMES)} emptyText="All" alwaysOn />,
  <SelectInput
    key="subject"
    source="subject"
    label="Person"
    choices={choicesOf(SUBJECT_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="When" alwaysOn />,
];

const personText = ({ user, subject, subject_key }: ConsentRecord) =>
  user ? `${user.name} (${user.email})` : `${SUBJECT_NAMES[subject]} ${subject_key}`;

function ActionChip({ action }: Pick<ConsentRecord, 'action'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={action === 'given' ? 'success' : 'default'}
      label={ACTION_NAMES[action]}
      sx={{ fontWeight: 600 }}
    />
  );
}

function ConsentTable() {
  return (
    <ListTable<ConsentRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="created_at"
        label="Time"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column label="Person" render={personText} />
      <Column
        label="Purpose"
        render={({ purpose, notice_version, language }) => (
          <>
            {PURPOSE_NAMES[purpose]}
            <Typography variant="body2">
              Notice {notice_version}, {language}
            </Typography>
          </>
        )}
      />
      <Column label="Action" render={({ action }) => <ActionChip action={action} />} />
      <Column label="What they did" render={({ evidence }) => evidence} />
    </ListTable>
  );
}

function ConsentRows() {
  return (
    <SimpleList<ConsentRecord>
      rowClick={false}
      primaryText={(entry) => `${PURPOSE_NAMES[entry.purpose]} · ${personText(entry)}`}
      secondaryText={({ created_at, evidence }) => (
        <>
          <RelativeTimeField iso={created_at} /> · {evidence}
        </>
      )}
      tertiaryText={({ action }) => <ActionChip action={action} />}
      empty={empty}
    />
  );
}

/** The consent ledger, newest first; SuperAdmin only (docs/spec/privacy.md#consent-ledger). */
export function ConsentList() {
  return (
    <TableList
      resource="consents"
      title="Consents"
      failed="Failed to fetch consents"
      perPage={STAFF_PAGE_SIZES.consents}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ExportCsvButton list="consents" filtersOf={consentFilters} />}
      views={CONSENT_VIEWS}
      table={<ConsentTable />}
      rows={<ConsentRows />}
    />
  );
}
