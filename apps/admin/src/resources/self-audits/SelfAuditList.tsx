import { DataTable, SimpleList } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { outcomeText, whoAsked, type SelfAuditRecord } from './self-audit-record';
import { SelfAuditRun } from './SelfAuditRun';

const Column = DataTable.Col<SelfAuditRecord>;
const empty = <EmptyList text="No self-audits yet" hint="Start one, or wait for the weekly one." />;

function DateLink({ audit }: { audit: SelfAuditRecord }) {
  return (
    <RowLink to={`/admin-dashboard/self-audit/${audit.id}/show`}>
      {formatDateTime(audit.ended_at ?? audit.requested_at)}
    </RowLink>
  );
}

function AuditTable() {
  return (
    <ListTable<SelfAuditRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Date" render={(audit) => <DateLink audit={audit} />} />
      <Column label="Result" render={outcomeText} />
      <Column label="Requested by" render={whoAsked} />
      <Column label="Pages" align="right" render={({ checked }) => checked} />
      <Column label="Release" render={({ app_version }) => app_version} />
    </ListTable>
  );
}

function AuditRows() {
  return (
    <SimpleList<SelfAuditRecord>
      rowClick={false}
      primaryText={(audit) => <DateLink audit={audit} />}
      secondaryText={(audit) => `${outcomeText(audit)} · ${whoAsked(audit)}`}
      empty={empty}
    />
  );
}

/** Self-audits of dark patterns, newest first, and the one that runs (docs/spec/self-audit.md#screen); SuperAdmin only. */
export function SelfAuditList() {
  return (
    <TableList
      resource="self-audit"
      title="Self-audit"
      failed="Failed to fetch self-audits"
      perPage={PAGE_SIZES.invoices}
      above={<SelfAuditRun />}
      table={<AuditTable />}
      rows={<AuditRows />}
    />
  );
}
