import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { counted, formatCount } from '@aabha/contracts/counts/counts';
import type { SettlementRead } from '@aabha/contracts/settlements/settlements.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { listAddress } from '../../data/list-address';
import { useActionWithNotice } from '../../data/use-action-with-notice';
import { useLatestRun } from '../../data/use-latest-run';
import type { SettlementProvider } from './settlements.data';

const KEY = ['latest-settlement-read'];

/** Returns the action of a button, and whether it is being sent. */
function useRun(action: 'startSettlementRead' | 'stopSettlementRead') {
  const dataProvider = useDataProvider<SettlementProvider>();
  return useActionWithNotice(() => dataProvider[action](), KEY);
}

function Running({ read: { state, days_done: done, days } }: { read: SettlementRead }) {
  const stop = useRun('stopSettlementRead');
  const isCounting = state === 'running' && days > 0;
  return (
    <Stack spacing={1} sx={{ flex: 1, minWidth: 220 }}>
      <Typography variant="body2" aria-live="polite">
        {isCounting ? `${done} of ${counted(days, 'day')} read` : 'Settlements are read in a few seconds.'}
      </Typography>
      <LinearProgress
        aria-label="Reading settlements"
        variant={isCounting ? 'determinate' : 'indeterminate'}
        value={isCounting ? (100 * done) / days : 0}
      />
      <Box>
        <Button variant="outlined" size="small" loading={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      </Box>
    </Stack>
  );
}

/** Returns how the last reading went. */
function outcomeOf({ state, ended_at: endedAt, new_count: count }: SettlementRead): string {
  const at = endedAt === null ? '' : ` ${formatDateTime(endedAt)}`;
  if (state === 'failed') return `The reading${at} failed: the payment provider did not respond.`;
  if (state === 'stopped') return `The reading${at} was stopped.`;
  return `Read${at}, ${count === 0 ? 'nothing new' : counted(count, 'new settlement')}.`;
}

function LastRead({ read }: { read: SettlementRead }) {
  return (
    <Typography variant="body2" color={read.state === 'failed' ? 'error' : 'textSecondary'}>
      {outcomeOf(read)}{' '}
      {read.findings > 0 && (
        <Link to={listAddress('differences', { state: 'open' })}>
          {read.findings === 1 ? '1 discrepancy' : `${formatCount(read.findings)} discrepancies`}
        </Link>
      )}
    </Typography>
  );
}

/** Starts a reading of settlements, shows its progress, and stops it; refreshes the list when it ends. */
export function SettlementRun() {
  const dataProvider = useDataProvider<SettlementProvider>();
  const start = useRun('startSettlementRead');
  const { run: read, isError, pending } = useLatestRun(KEY, () => dataProvider.latestSettlementRead());
  return (
    <Stack
      component="section"
      aria-label="Read settlements"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ px: 2, pt: 1.5, pb: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {isError && <Alert severity="error">Could not load the latest reading.</Alert>}
      {read && pending && <Running read={read} />}
      {!pending && (
        <Button variant="contained" loading={start.isPending} onClick={() => start.mutate()}>
          Read settlements now
        </Button>
      )}
      {read && !pending && <LastRead read={read} />}
    </Stack>
  );
}
