import type { HomeVersionInput, SaveHomeDraftInput } from '@aabha/contracts/home/home.staff.schema';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

const data = <T>(response: T) => ({ data: response });

export const homePageActions = {
  getHomeArrangement: () => api.home.arrangement.query().then(data, toHttpError),
  /** Refused with the present arrangement when it is newer than `updated_at`. */
  saveHomeDraft: (input: SaveHomeDraftInput) => api.home.saveDraft.mutate(input).then(data, toHttpError),
  discardHomeDraft: (input: HomeVersionInput) => api.home.discardDraft.mutate(input).then(data, toHttpError),
  publishHome: (input: HomeVersionInput) => api.home.publish.mutate(input).then(data, toHttpError),
  getHomePreviewLink: () => api.home.previewLink.mutate({}).then(data, toHttpError),
};
export type HomePageProvider = ProviderWith<typeof homePageActions>;
