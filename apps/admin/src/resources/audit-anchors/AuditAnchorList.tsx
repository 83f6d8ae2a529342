import { Typography } from '@mui/material';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { ListedAnchor } from '@aabha/contracts/audit/audit-anchors.schema';
import { ANCHOR_RESULT_NAMES, ANCHOR_RESULTS } from '@aabha/contracts/audit/audit-anchors.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { StateChip } from '../../components/StateChip';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { formatCount, formatNumber } from '../../data/number-format';
import { AUDIT_ANCHOR_VIEWS } from './audit-anchor-views';
import { auditAnchorFilters } from './audit-anchors.data';

type AnchorRecord = ListedAnchor & { id: string };
const Column = DataTable.Col<AnchorRecord>;

const CHOICES = choicesOf(ANCHOR_RESULT_NAMES, ANCHOR_RESULTS);
const filters = [
  <SelectInput key="result" source="result" label="Check" choices={CHOICES} emptyText="All" alwaysOn />,
  <PeriodInput key="period" source="period" label="Day" alwaysOn />,
];
const empty = (
  <EmptyList
    text="No anchors found"
    hint="After each day in India the audit log is checked, and its chain hash is mailed and listed here."
  />
);

const sealText = ({ serial }: AnchorRecord) => `No. ${formatNumber(serial)}`;

/** A chain hash, which may be compared with the one of the mail digit by digit. */
function Hash({ children }: { children: string }) {
  return (
    <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** Whether the check of that night found the log as it was sealed. */
function CheckChip({ anchor: { finding_count } }: { anchor: AnchorRecord }) {
  return finding_count === 0 ? (
    <StateChip color="success" label={ANCHOR_RESULT_NAMES.clean} />
  ) : (
    <StateChip color="error" label={`${formatCount(finding_count, 'change', 'changes')} found`} />
  );
}

/** What the check found, the first of it by name. */
function Findings({ anchor: { findings, finding_count } }: { anchor: AnchorRecord }) {
  const more = finding_count - findings.length;
  return (
    <>
      {findings.map(({ serial, entry, detail }) => (
        <Typography
          key={`${serial} ${entry} ${detail}`}
          component="span"
          variant="body2"
          sx={{ display: 'block' }}
        >
          {serial === null ? `Entry ${entry}` : `No. ${formatNumber(serial)}`}: {detail}
        </Typography>
      ))}
      {more > 0 && (
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          and {formatNumber(more)} more
        </Typography>
      )}
    </>
  );
}

function AnchorTable() {
  return (
    <ListTable<AnchorRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Day" cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ day }) => formatDay(day)} />
      <Column label="Last seal" cellSx={() => ({ whiteSpace: 'nowrap' })} render={sealText} />
      <Column
        label="Chain hash"
        cellSx={() => ({ maxWidth: 360 })}
        render={({ chain_hash }) => <Hash>{chain_hash}</Hash>}
      />
      <Column
        label="Check"
        cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
        render={(anchor) => (
          <>
            <CheckChip anchor={anchor} />
            <Findings anchor={anchor} />
          </>
        )}
      />
      <Column
        label="Checked"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ created_at }) => formatDateTime(created_at)}
      />
    </ListTable>
  );
}

function AnchorRows() {
  return (
    <SimpleList<AnchorRecord>
      rowClick={false}
      primaryText={({ day }) => formatDay(day)}
      secondaryText={(anchor) => (
        <>
          {sealText(anchor)}, checked {formatDateTime(anchor.created_at)}
          <br />
          <Hash>{anchor.chain_hash}</Hash>
          <Findings anchor={anchor} />
        </>
      )}
      tertiaryText={(anchor) => <CheckChip anchor={anchor} />}
      empty={empty}
    />
  );
}

/** The ends of the audit log's hash chain by day, newest first; SuperAdmin only (docs/spec/audit.md#anchors). */
export function AuditAnchorList() {
  return (
    <TableList
      resource="audit-anchors"
      title="Audit Anchors"
      failed="Failed to fetch anchors"
      perPage={STAFF_PAGE_SIZES.auditAnchors}
      filters={filters}
      actions={<ExportCsvButton list="audit-anchors" filtersOf={auditAnchorFilters} />}
      views={AUDIT_ANCHOR_VIEWS}
      table={<AnchorTable />}
      rows={<AnchorRows />}
    />
  );
}
