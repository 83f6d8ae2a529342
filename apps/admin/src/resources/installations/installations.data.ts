import {
  INSTALLATION_SORTS,
  type ListedInstallation,
  type MoveInstallationInput,
  type UpdateInstallationInput,
} from '@aabha/contracts/installations/installations.schema';
import type { SendVisitLinkInput } from '@aabha/contracts/installations/visits.schema';
import type { UpdateZoneInput, Zone, ZoneFields } from '@aabha/contracts/installations/zones.schema';
import { INSTALLATION_STATES, INSTALLATION_TYPES } from '@aabha/contracts/installations/installations.values';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';
import { installationDaysOf } from './visit-days';

/** An installation of the list, as the screen uses it. */
export type InstallationRecord = ListedInstallation & { id: string };

/** The list's filters in the API's format. */
export const installationFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', INSTALLATION_STATES),
  ...choiceFilter(params, 'type', INSTALLATION_TYPES),
  ...textFilter(params, 'zone'),
  ...textFilter(params, 'search'),
  ...installationDaysOf(params),
});

export const listInstallations: ListQuery = async (page, params) => {
  const { installationList, installationCount } = await api.installations.list.query({
    ...page,
    filters: installationFilters(params),
    sort: sortOf(params, INSTALLATION_SORTS),
  });
  return { data: installationList.map(withId), total: installationCount };
};

const data = <T>(response: T) => ({ data: response });
/** More zones than a shop has. */
const ALL_ZONES = 100;

export const installationActions = {
  listInstallationSlots: (order_id: string) =>
    api.installations.slots.query({ order_id }).then(data, toHttpError),
  listInstallationZones: () =>
    api.installations.listZones
      .query({ pageSize: ALL_ZONES })
      .then(({ zoneList }) => data(zoneList.map(({ _id: id, name }) => ({ id, name }))), toHttpError),
  moveInstallation: (input: MoveInstallationInput) =>
    api.installations.move.mutate(input).then(data, toHttpError),
  cancelInstallation: (id: string) => api.installations.cancel.mutate({ id }).then(data, toHttpError),
  sendVisitLink: (input: SendVisitLinkInput) =>
    api.installations.sendLink.mutate(input).then(data, toHttpError),
  downloadVisitPhoto: (id: string) => api.installations.downloadPhoto.query({ id }).then(data, toHttpError),
  updateInstallation: (input: UpdateInstallationInput) =>
    api.installations.update.mutate(input).then(data, toHttpError),
};
export type InstallationProvider = ProviderWith<typeof installationActions>;

/** A technician zone, as its screen uses it. */
export type ZoneRecord = Zone & { id: string };

export const listZones: ListQuery = async (page, params) => {
  const { zoneList, zoneCount } = await api.installations.listZones.query({
    ...page,
    filters: textFilter(params, 'search'),
  });
  return { data: zoneList.map(withId), total: zoneCount };
};

export const zoneActions = {
  createZone: (input: ZoneFields) => api.installations.createZone.mutate(input).then(data, toHttpError),
  updateZone: (input: UpdateZoneInput) => api.installations.updateZone.mutate(input).then(data, toHttpError),
  removeZone: (id: string) => api.installations.removeZone.mutate({ id }).then(data, toHttpError),
};
export type ZoneProvider = ProviderWith<typeof zoneActions>;
