import { Typography } from '@mui/material';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { RestoreDrill } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { DRILL_OUTCOME_LABELS, DRILL_OUTCOMES } from '@aabha/contracts/restore-drills/restore-drills.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { DrillNotice } from './DrillNotice';
import { DrillOutcome } from './DrillOutcome';
import { ageText, durationText, rowsText, sizeText } from './drill-texts';
import { RESTORE_DRILL_VIEWS } from './restore-drill-views';
import { restoreDrillFilters } from './restore-drills.data';

type DrillRecord = RestoreDrill & { id: string };
const Column = DataTable.Col<DrillRecord>;

const CHOICES = choicesOf(DRILL_OUTCOME_LABELS, DRILL_OUTCOMES);
const filters = [
  <SelectInput key="outcome" source="outcome" label="Outcome" choices={CHOICES} emptyText="All" alwaysOn />,
  <PeriodInput key="period" source="period" label="Started" alwaysOn />,
];
const empty = (
  <EmptyList
    text="No restore drills found"
    hint="Whoever runs the server starts one with: npm run db:restore-drill -- FOLDER, in a release node bin/restore-drill.mjs FOLDER."
  />
);

const restoredText = ({ restore_seconds }: DrillRecord) =>
  restore_seconds !== null && `restored in ${durationText(restore_seconds)}`;
const nameOf = ({ backup_name }: DrillRecord) => backup_name ?? 'No backup found';

function DrillLink({ drill: { id, started_at } }: { drill: DrillRecord }) {
  return <RowLink to={`/admin-dashboard/restore-drills/${id}/show`}>{formatDateTime(started_at)}</RowLink>;
}

function DrillTable() {
  return (
    <ListTable<DrillRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Started"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={(drill) => <DrillLink drill={drill} />}
      />
      <Column label="Outcome" render={({ outcome }) => <DrillOutcome outcome={outcome} />} />
      <Column
        label="Backup"
        cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
        render={(drill) => (
          <>
            {nameOf(drill)}
            {drill.error !== null && (
              <Typography variant="body2" color="textSecondary">
                {drill.error}
              </Typography>
            )}
          </>
        )}
      />
      <Column
        label="Age of the backup"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ backup_age_seconds }) => ageText(backup_age_seconds)}
      />
      <Column label="Size" align="right" cellSx={() => ({ whiteSpace: 'nowrap' })} render={sizeText} />
      <Column label="Rows" align="right" render={rowsText} />
      <Column
        label="Restored in"
        align="right"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ restore_seconds }) => durationText(restore_seconds)}
      />
      <Column
        label="Failed checks"
        align="right"
        render={({ failed_checks }) => (failed_checks === 0 ? '–' : failed_checks)}
      />
    </ListTable>
  );
}

function DrillRows() {
  return (
    <SimpleList<DrillRecord>
      rowClick={false}
      primaryText={(drill) => <DrillLink drill={drill} />}
      secondaryText={(drill) => (
        <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {drill.error ?? [nameOf(drill), sizeText(drill), restoredText(drill)].filter(Boolean).join(' · ')}
        </Typography>
      )}
      tertiaryText={(drill) => <DrillOutcome outcome={drill.outcome} />}
      empty={empty}
    />
  );
}

/** Restores of backups into a database of their own, newest first; SuperAdmin only (docs/OPERATIONS.md#restore-drills). */
export function RestoreDrillList() {
  return (
    <TableList
      resource="restore-drills"
      title="Restore Drills"
      failed="Failed to fetch restore drills"
      perPage={STAFF_PAGE_SIZES.restoreDrills}
      filters={filters}
      actions={<ExportCsvButton list="restore-drills" filtersOf={restoreDrillFilters} />}
      views={RESTORE_DRILL_VIEWS}
      above={<DrillNotice />}
      table={<DrillTable />}
      rows={<DrillRows />}
    />
  );
}
