import { Box, LinearProgress, Typography } from '@mui/material';
import { formatNumber } from '../../data/number-format';
import type { JobRecord } from './jobs.data';

const STATES = { waiting: 'Waiting', running: 'Running', done: 'Done', stopped: 'Stopped' } as const;

/** Returns how far a job is, in words: 'Running, 40 of 2,318, 2 failed'. */
function progressText({ state, is_stopping, record_count, done_count, failed_count, stopped_by }: JobRecord) {
  const parts = [
    is_stopping ? 'Stopping' : STATES[state],
    `${formatNumber(done_count + failed_count)} of ${formatNumber(record_count)}`,
    failed_count > 0 && `${formatNumber(failed_count)} failed`,
    state === 'stopped' && stopped_by && `stopped by ${stopped_by}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The state of a job, with a bar while it runs. */
export function JobProgress({ job }: { job: JobRecord }) {
  const isPending = job.state === 'waiting' || job.state === 'running';
  return (
    <Box sx={{ minWidth: 160 }}>
      <Typography variant="body2" aria-live={isPending ? 'polite' : undefined}>
        {progressText(job)}
      </Typography>
      {isPending && (
        <LinearProgress
          aria-label={`Progress of ${job.what}`}
          variant={job.state === 'running' ? 'determinate' : 'indeterminate'}
          value={(100 * (job.done_count + job.failed_count)) / job.record_count}
        />
      )}
      {job.note !== '' && (
        <Typography variant="body2" color="warning.main">
          {job.note}
        </Typography>
      )}
    </Box>
  );
}
