import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ExportDialog } from '../../components/ExportDialog';
import { FailuresDialog } from './FailuresDialog';
import type { JobProvider, JobRecord } from './jobs.data';

/** Stops a job, shows what failed, and downloads the result of each record. */
export function JobActions({ job }: { job: JobRecord }) {
  const dataProvider = useDataProvider<JobProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'stop' | 'failures' | 'export'>();
  const close = () => setOpen(undefined);
  const stop = useMutation({
    mutationFn: () => dataProvider.stopJob(job._id),
    onSettled: () => {
      close();
      refresh();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {job.failed_count > 0 && (
        <Button size="small" onClick={() => setOpen('failures')}>
          What failed
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('export')}>
        Result CSV
      </Button>
      {job.may_stop && !job.is_stopping && (
        <Button size="small" color="warning" onClick={() => setOpen('stop')}>
          Stop
        </Button>
      )}
      <Confirm
        isOpen={open === 'stop'}
        title="Stop the job"
        content={`Do you want to stop ‘${job.what}’? What is done stays done; the other records are left as they are.`}
        cancel="Go on"
        confirm="Stop"
        confirmColor="warning"
        loading={stop.isPending}
        onConfirm={() => stop.mutate()}
        onClose={close}
      />
      {open === 'failures' && <FailuresDialog job={job} onClose={close} />}
      {open === 'export' && <ExportDialog list="bulk-jobs" filters={{ job: job._id }} onClose={close} />}
    </Stack>
  );
}
