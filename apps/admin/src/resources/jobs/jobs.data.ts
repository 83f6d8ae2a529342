import type { BulkJob } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { BULK_JOB_KINDS, BULK_JOB_STATES } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { choiceFilter, flagFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type JobRecord = BulkJob & { id: string };

/** The list's filters in the API's format. */
export const jobFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', BULK_JOB_STATES),
  ...choiceFilter(params, 'kind', BULK_JOB_KINDS),
  ...flagFilter(params, 'mine'),
  ...periodFilter(params),
});

export const listJobs: ListQuery = async (page, params) => {
  const { jobList, jobCount } = await api.bulkJobs.list.query({
    ...page,
    filters: jobFilters(params),
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
