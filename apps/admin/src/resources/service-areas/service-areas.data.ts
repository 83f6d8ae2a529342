import {
  SERVICE_AREA_SORTS,
  type ServiceAreaFields,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { csvForm, previewForm, type PreviewPart } from '../../data/csv-form';
import { flagFilter, sortOf, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const serviceAreaFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...flagFilter(params, 'outOfDeliveryArea'),
  ...flagFilter(params, 'placeOfSupplyKnown'),
});

export const listServiceAreas: ListQuery = async (page, params) => {
  const { zipcodeList, zipcodeCount } = await api.serviceAreas.list.query({
    ...page,
    filters: serviceAreaFilters(params),
    sort: sortOf(params, SERVICE_AREA_SORTS),
  });
  return { data: zipcodeList.map(withId), total: zipcodeCount };
};

const data = <T>(response: T) => ({ data: response });

export const serviceAreaActions = {
  createServiceArea: (input: ServiceAreaFields) =>
    api.serviceAreas.create.mutate(input).then(data, toHttpError),
  /** Refused with the current record when it is newer than `updated_at`. */
  updateServiceArea: (input: ServiceAreaFields & { id: string; updated_at: string | undefined }) =>
    api.serviceAreas.update.mutate(input).then(data, toHttpError),
  removeServiceArea: (id: string) => api.serviceAreas.remove.mutate({ id }).then(data, toHttpError),
  /** Returns the preview of an import; changes nothing. */
  previewServiceAreas: (csv: string, part?: PreviewPart) =>
    api.serviceAreas.previewImport.mutate(previewForm(csv, part)).then(data, toHttpError),
  /** Imports a file, all of it or nothing; `digest` identifies its preview. */
  importServiceAreas: (csv: string, digest: string, fileName: string) =>
    api.serviceAreas.importCsv.mutate(csvForm(csv, digest, fileName)).then(data, toHttpError),
  exportServiceAreas: () => api.serviceAreas.exportCsv.query().then(data, toHttpError),
};
export type ServiceAreaProvider = ProviderWith<typeof serviceAreaActions>;
