import type { BulkJob } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { BULK_JOB_KINDS, BULK_JOB_STATES } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { choiceFilter, flagFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type JobRecord = BulkJob & { id: string };

export const listJobs: ListQuery = async (page, params) => {
  const { jobList, jobCount } = await api.bulkJobs.list.query({
    ...page,
    filters: {
      ...choiceFilter(params, 'state', BULK_JOB_STATES),
      ...choiceFilter(params, 'kind', BULK_JOB_KINDS),
      ...flagFilter(params, 'mine'),
    },
  });
  return { data: jobList.map(withId), total: jobCount };
};

export const jobActions = {
  getJobFailures: (id: string) =>
    api.bulkJobs.get.query({ id }).then(({ failures }) => ({ data: failures }), toHttpError),
  stopJob: (id: string) =>
    api.bulkJobs.stop.mutate({ id }).then(({ job }) => ({ data: withId(job) }), toHttpError),
};
export type JobProvider = ProviderWith<typeof jobActions>;
