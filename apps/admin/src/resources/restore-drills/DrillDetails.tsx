import { Alert, Box, CardContent, Stack, Typography } from '@mui/material';
import type { DrillCheck, RestoreDrillDetails } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { DRILL_CHECK_LABELS, DRILL_CHECKS } from '@aabha/contracts/restore-drills/restore-drills.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import { StateChip } from '../../components/StateChip';
import { useWholeRecord } from '../../components/use-whole-record';
import { DrillOutcome } from './DrillOutcome';
import { ageText, durationText, rowsText, sizeText } from './drill-texts';

const instant = (iso: string | null) => (iso === null ? '–' : formatDateTime(iso));

/** A check that was not made: one before it failed, or the drill runs or was stopped. */
type MissingCheck = Pick<DrillCheck, 'name'> & { ok: undefined; text: string };

/** Returns all checks of a drill in their order, with those that were not made. */
const allChecks = ({ checks, outcome }: RestoreDrillDetails): (DrillCheck | MissingCheck)[] =>
  DRILL_CHECKS.map(
    (name) =>
      checks.find((check) => check.name === name) ?? {
        ...{ name, ok: undefined },
        text: outcome === 'running' ? 'Not made yet.' : 'Not made, since the drill ended before.',
      },
  );

/** The colour and label of a check's chip. */
function stateOf(ok: boolean | undefined) {
  if (ok === undefined) return { color: 'default', label: 'Not made' } as const;
  return ok
    ? ({ color: 'success', label: 'Passed' } as const)
    : ({ color: 'error', label: 'Failed' } as const);
}

function Check({ check: { name, ok, text } }: { check: DrillCheck | MissingCheck }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {DRILL_CHECK_LABELS[name]}
        </Typography>
        <StateChip {...stateOf(ok)} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** The facts of a restore drill and each of its checks. */
export function DrillDetails() {
  const drill = useWholeRecord<RestoreDrillDetails>('checks');
  if (!drill) return null;
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {drill.backup_name === null ? 'No backup found' : `Backup ${drill.backup_name}`}
        </Typography>
        <DrillOutcome outcome={drill.outcome} />
      </Stack>
      {drill.error !== null && !drill.checks.some(({ text }) => text === drill.error) && (
        <Alert
          severity={drill.outcome === 'stopped' ? 'info' : 'error'}
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
        >
          {drill.error}
        </Alert>
      )}
      <Facts
        rows={[
          ['Started', instant(drill.started_at)],
          ['Finished', instant(drill.finished_at)],
          ['Backup made', instant(drill.backup_made_at)],
          ['Age of the backup', ageText(drill.backup_age_seconds)],
          ['Size of the backup', sizeText(drill)],
          ['Restored rows', rowsText(drill)],
          ['Restored in', durationText(drill.restore_seconds)],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Checks
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label="Checks">
        {allChecks(drill).map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </Box>
    </CardContent>
  );
}
