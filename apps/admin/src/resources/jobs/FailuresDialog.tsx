import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { formatNumber } from '../../data/number-format';
import type { JobProvider, JobRecord } from './jobs.data';

/** The first records of a job that failed, each with its reason. */
export function FailuresDialog({ job, onClose }: { job: JobRecord; onClose: () => void }) {
  const titleId = useId();
  const dataProvider = useDataProvider<JobProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['job-failures', job._id, job.failed_count],
    queryFn: async () => (await dataProvider.getJobFailures(job._id)).data,
  });
  const more = data ? job.failed_count - data.length : 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>What failed: {job.what}</DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label="Loading" />}
        {error && <Alert severity="error">{error.message}</Alert>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.map(({ record_id: id, label, reason }) => (
            <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              <Typography variant="body2">{reason}</Typography>
            </Box>
          ))}
        </Box>
        {more > 0 && (
          <Typography variant="body2">And {formatNumber(more)} more, in the result CSV.</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
