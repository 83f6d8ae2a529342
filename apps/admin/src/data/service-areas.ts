import {
  SERVICE_AREA_SORTS,
  type ServiceAreaFields,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { csvForm, previewForm, type PreviewPart } from './csv-form';
import { flagFilter, sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listServiceAreas: Lister = async (page, params) => {
  const { zipcodeList, zipcodeCount } = await api.serviceAreas.list.query({
    ...page,
    filters: {
      ...textFilter(params, 'search'),
      ...flagFilter(params, 'outOfDeliveryArea'),
      ...flagFilter(params, 'placeOfSupplyKnown'),
    },
    sort: sortOf(params, SERVICE_AREA_SORTS),
  });
  return { data: zipcodeList.map(withId), total: zipcodeCount };
};

const data = <T>(answer: T) => ({ data: answer });

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
  importServiceAreas: (csv: string, digest: string) =>
    api.serviceAreas.importCsv.mutate(csvForm(csv, digest)).then(data, toHttpError),
  exportServiceAreas: () => api.serviceAreas.exportCsv.query().then(data, toHttpError),
};
