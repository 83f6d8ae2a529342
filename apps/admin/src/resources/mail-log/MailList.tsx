import { Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { MAIL_KINDS, MAIL_STATE_LABELS } from '@aabha/contracts/mails/mails.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { taskText } from '../../data/action-text';
import { mailFilters } from './mail-log.data';
import type { MailRecord } from './mail-record';
import { MailKindLink, MailOrderLink, MailTo } from './MailLinks';
import { MailStateField } from './MailStateField';
import type { ListViews } from '../../data/list-views';

const Column = DataTable.Col<MailRecord>;
const empty = <EmptyList text="No mails found" hint="Mails of the last 30 days appear here." />;

const VIEWS: ListViews = { list: 'mail-log', filtersOf: mailFilters };

const filters = [
  <SearchInput key="to" source="to" placeholder="Email address" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(MAIL_STATE_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={MAIL_KINDS.map((id) => ({ id, name: taskText(id).replace(/^Email: /, '') }))}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Queued" alwaysOn />,
];

const chips: FilterChip<MailRecord>[] = [
  { source: 'order_id', text: (value) => `Order ${orderNumber(value)}` },
];

/** Why the last try failed. */
function LastError({ mail }: { mail: MailRecord }) {
  if (!mail.error) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      color="error"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {mail.error}
    </Typography>
  );
}

function MailTable() {
  return (
    <ListTable<MailRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="created_at"
        label="Queued"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column
        label="Mail"
        cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
        render={(mail) => (
          <>
            <strong>
              <MailKindLink mail={mail} />
            </strong>
            <Typography variant="body2" color="textSecondary">
              {mail.subject}
            </Typography>
          </>
        )}
      />
      <Column
        label="To"
        cellSx={() => ({ maxWidth: 260, overflowWrap: 'anywhere' })}
        render={(mail) => <MailTo mail={mail} />}
      />
      <Column
        label="State"
        cellSx={() => ({ maxWidth: 320 })}
        render={(mail) => (
          <>
            <MailStateField state={mail.state} />
            <LastError mail={mail} />
          </>
        )}
      />
      <Column label="Order" render={(mail) => <MailOrderLink mail={mail} />} />
      <Column align="right" label="Tries" render={({ attempts }) => attempts} />
    </ListTable>
  );
}

function MailRows() {
  return (
    <SimpleList<MailRecord>
      rowClick={false}
      primaryText={(mail) => (
        <>
          <MailKindLink mail={mail} /> <MailStateField state={mail.state} />
        </>
      )}
      secondaryText={(mail) => (
        <>
          <MailTo mail={mail} />
          <br />
          <RelativeTimeField iso={mail.created_at} /> <MailOrderLink mail={mail} />
          <LastError mail={mail} />
        </>
      )}
      empty={empty}
    />
  );
}

/** The mails of the last 30 days, newest first; SubAdmins see shortened addresses (docs/spec/mails.md#log). */
export function MailList() {
  return (
    <TableList
      resource="mail-log"
      title="Mail Log"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.mails}
      actions={<ExportCsvButton list="mails" filtersOf={mailFilters} />}
      above={<FilterChips chips={chips} />}
      failed="Failed to fetch mails"
      views={VIEWS}
      table={<MailTable />}
      rows={<MailRows />}
    />
  );
}
