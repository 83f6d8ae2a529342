import type { UpdateZoneInput, Zone, ZoneFields } from '@aabha/contracts/installations/zones.schema';
import { textFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type ZoneRecord = Zone & { id: string };

export const listZones: ListQuery = async (page, params) => {
  const { zoneList, zoneCount } = await api.installations.listZones.query({
    ...page,
    filters: textFilter(params, 'search'),
  });
  return { data: zoneList.map(withId), total: zoneCount };
};

const data = <T>(response: T) => ({ data: response });

export const zoneActions = {
  createZone: (input: ZoneFields) => api.installations.createZone.mutate(input).then(data, toHttpError),
  updateZone: (input: UpdateZoneInput) => api.installations.updateZone.mutate(input).then(data, toHttpError),
  removeZone: (id: string) => api.installations.removeZone.mutate({ id }).then(data, toHttpError),
};
export type ZoneProvider = ProviderWith<typeof zoneActions>;
