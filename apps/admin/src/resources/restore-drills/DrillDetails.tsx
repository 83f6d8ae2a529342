import { Alert, Box, CardContent, Stack, Typography } from '@mui/material';
import type { DrillCheck, RestoreDrillDetails } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { DRILL_CHECK_LABELS } from '@aabha/contracts/restore-drills/restore-drills.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import { StateChip } from '../../components/StateChip';
import { useWholeRecord } from '../../components/use-whole-record';
import { formatNumber } from '../../data/number-format';
import { DrillOutcome } from './DrillOutcome';
import { ageText, durationText } from './drill-texts';

const instant = (iso: string | null) => (iso === null ? '–' : formatDateTime(iso));

function Check({ check: { name, ok, text } }: { check: DrillCheck }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {DRILL_CHECK_LABELS[name]}
        </Typography>
        <StateChip color={ok ? 'success' : 'error'} label={ok ? 'Passed' : 'Failed'} />
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
          {drill.backup_name ?? 'No backup found'}
        </Typography>
        <DrillOutcome outcome={drill.outcome} />
      </Stack>
      {drill.error !== null && (
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
          ['Rows', formatNumber(drill.rows)],
          ['Bytes', formatNumber(drill.bytes)],
          ['Restored in', durationText(drill.restore_seconds)],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Checks
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label="Checks">
        {drill.checks.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </Box>
    </CardContent>
  );
}
