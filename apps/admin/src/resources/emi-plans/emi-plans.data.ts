import { EMI_SORTS, type StaffEmiPlan } from '@aabha/contracts/emi/emi.staff.schema';
import { EMI_KINDS, EMI_STATES } from '@aabha/contracts/emi/emi.values';
import { csvForm, previewForm, type PreviewPart } from '../../data/csv-form';
import {
  choiceFilter,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';
import type { EmiPlanInput } from './emi-plan-form';

/** The list's filters in the API's format. */
export const emiPlanFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'kind', EMI_KINDS),
  ...choiceFilter(params, 'state', EMI_STATES),
  ...flagFilter(params, 'noCost'),
});

const list: ListQuery = async (page, params) => {
  const { planList, planCount } = await api.emi.list.query({
    ...page,
    filters: emiPlanFilters(params),
    sort: sortOf(params, EMI_SORTS),
  });
  return { data: planList.map(withId), total: planCount };
};

const record = ({ plan }: { plan: StaffEmiPlan }) => ({ data: withId(plan) });

const actions = {
  createEmiPlan: (fields: EmiPlanInput) => api.emi.create.mutate(fields).then(record, toHttpError),
  /** Refused with the present plan when it is newer than `updated_at`. */
  updateEmiPlan: (input: EmiPlanInput & { id: string; updated_at: string | undefined }) =>
    api.emi.update.mutate(input).then(record, toHttpError),
  removeEmiPlan: (id: string) => api.emi.remove.mutate({ id }).then((data) => ({ data }), toHttpError),
  /** Returns the preview of an import; changes nothing. */
  previewEmiImport: (csv: string, part?: PreviewPart) =>
    api.emi.previewImport.mutate(previewForm(csv, part)).then((data) => ({ data }), toHttpError),
  /** Imports a file, all of it or nothing; `digest` identifies its preview. */
  importEmiPlans: (csv: string, digest: string, fileName: string) =>
    api.emi.importCsv.mutate(csvForm(csv, digest, fileName)).then((data) => ({ data }), toHttpError),
};
export type EmiPlanProvider = ProviderWith<typeof actions>;

export const emiPlanData = { list, actions };
