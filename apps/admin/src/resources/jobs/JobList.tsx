import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { DataTable, SelectInput, useListContext } from 'react-admin';
import { BULK_JOB_STATES } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { CardList } from '../../components/CardList';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { JobActions } from './JobActions';
import { JobProgress } from './JobProgress';
import type { JobRecord } from './jobs.data';
import { JOB_VIEWS } from './job-views';

const POLL_MS = 1500;
const Column = DataTable.Col<JobRecord>;
const empty = (
  <EmptyList
    text="No jobs found"
    hint="Select a page of orders or products, then all that match: the change runs here."
  />
);
const STATE_NAMES = { waiting: 'Waiting', running: 'Running', done: 'Done', stopped: 'Stopped' } as const;

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={BULK_JOB_STATES.map((id) => ({ id, name: STATE_NAMES[id] }))}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="mine"
    source="mine"
    label="Started by"
    choices={[{ id: true, name: 'Me' }]}
    emptyText="Anybody"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Started" alwaysOn />,
];

/** Reads the list again while one of its jobs waits or runs. */
function FollowProgress() {
  const { data = [], refetch } = useListContext<JobRecord>();
  const isPending = data.some(({ state }) => state === 'waiting' || state === 'running');
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [isPending, refetch]);
  return null;
}

function JobTable() {
  return (
    <ListTable<JobRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Job" disableSort render={({ what }) => <strong>{what}</strong>} />
      <Column label="Progress" disableSort render={(job) => <JobProgress job={job} />} />
      <Column label="Started by" disableSort render={({ requested_by }) => requested_by.name} />
      <Column label="When" disableSort render={({ created_at }) => <RelativeTimeField iso={created_at} />} />
      <Column label="Result" align="right" disableSort render={(job) => <JobActions job={job} />} />
    </ListTable>
  );
}

function JobRows() {
  return (
    <CardList<JobRecord>
      label="Jobs"
      columns={1}
      heightPx={140}
      empty={empty}
      render={(job) => (
        <Box sx={{ p: 1.5, display: 'grid', gap: 0.75 }}>
          <strong>{job.what}</strong>
          <Typography variant="body2" color="textSecondary">
            {job.requested_by.name}, <RelativeTimeField iso={job.created_at} />
          </Typography>
          <JobProgress job={job} />
          <JobActions job={job} />
        </Box>
      )}
    />
  );
}

/** Bulk acts on all records of a filter, with their progress (docs/spec/bulk-jobs.md#screen). */
export function JobList() {
  return (
    <TableList
      resource="jobs"
      title="Jobs"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.bulkJobs}
      failed="Failed to fetch jobs"
      above={<FollowProgress />}
      views={JOB_VIEWS}
      table={<JobTable />}
      rows={<JobRows />}
    />
  );
}
