import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { counted } from '@aabha/contracts/counts/counts';
import type { SelfAudit } from '@aabha/contracts/self-audit/self-audit.schema';
import { useActionWithNotice } from '../../data/use-action-with-notice';
import { useLatestRun } from '../../data/use-latest-run';
import type { SelfAuditProvider } from './self-audits.data';

const KEY = ['latest-self-audit'];

/** Returns the action of a button, and whether it is being sent. */
function useRun(action: 'startSelfAudit' | 'stopSelfAudit') {
  const dataProvider = useDataProvider<SelfAuditProvider>();
  return useActionWithNotice(() => dataProvider[action](), KEY);
}

function Running({ audit: { state, checked, pages } }: { audit: SelfAudit }) {
  const stop = useRun('stopSelfAudit');
  const isCounting = state === 'running' && pages > 0;
  return (
    <>
      <Typography aria-live="polite">
        {isCounting
          ? `${checked} of ${counted(pages, 'page')} read`
          : 'The self-audit starts in a few seconds.'}
      </Typography>
      <LinearProgress
        aria-label="Self-audit"
        variant={isCounting ? 'determinate' : 'indeterminate'}
        value={isCounting ? (100 * checked) / pages : 0}
      />
      <Box>
        <Button variant="outlined" loading={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      </Box>
    </>
  );
}

/** Starts a self-audit, shows its progress, and stops it; refreshes the list when it ends. */
export function SelfAuditRun() {
  const dataProvider = useDataProvider<SelfAuditProvider>();
  const start = useRun('startSelfAudit');
  const { run: audit, isError, pending } = useLatestRun(KEY, () => dataProvider.latestSelfAudit());
  return (
    <Stack component="section" aria-label="Run a self-audit" spacing={1.5} sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        Checks our pages and data for the 13 dark patterns of the Guidelines of 2023. Runs once a week. It
        reads the pages as a visitor does and changes nothing.
      </Typography>
      {isError && <Alert severity="error">Could not load the latest self-audit.</Alert>}
      {audit && pending && <Running audit={audit} />}
      {!pending && (
        <Box>
          <Button variant="contained" loading={start.isPending} onClick={() => start.mutate()}>
            Start self-audit
          </Button>
        </Box>
      )}
    </Stack>
  );
}
