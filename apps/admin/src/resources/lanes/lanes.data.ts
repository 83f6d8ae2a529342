import type { Lane, LaneFields } from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { LANE_AREAS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { csvForm, previewForm, type PreviewPart } from '../../data/csv-form';
import { choiceFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type LaneRecord = Lane & { id: string };

export const laneFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...textFilter(params, 'center'),
  ...choiceFilter(params, 'kind', LANE_AREAS),
});

export const listLanes: ListQuery = async (page, params) => {
  const { laneList, laneCount } = await api.deliveryPromise.listLanes.query({
    ...page,
    filters: laneFilters(params),
  });
  return { data: laneList.map(withId), total: laneCount };
};

const data = <T>(response: T) => ({ data: response });

export const laneActions = {
  createLane: (input: LaneFields) => api.deliveryPromise.createLane.mutate(input).then(data, toHttpError),
  updateLane: (input: LaneFields & { id: string; updated_at: string | undefined }) =>
    api.deliveryPromise.updateLane.mutate(input).then(data, toHttpError),
  removeLane: (id: string) => api.deliveryPromise.removeLane.mutate({ id }).then(data, toHttpError),
  /** Returns the preview of an import; changes nothing. */
  previewLaneImport: (csv: string, part?: PreviewPart) =>
    api.deliveryPromise.previewLaneImport.mutate(previewForm(csv, part)).then(data, toHttpError),
  /** Imports a file, all of it or nothing; `digest` identifies its preview. */
  importLanes: (csv: string, digest: string, fileName: string) =>
    api.deliveryPromise.importLanes.mutate(csvForm(csv, digest, fileName)).then(data, toHttpError),
};
export type LaneProvider = ProviderWith<typeof laneActions>;
