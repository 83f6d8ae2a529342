import type {
  DiscardDraftInput,
  ListVersionsInput,
  PublishSectionInput,
  RestoreVersionInput,
  SaveDraftInput,
} from '@aabha/contracts/shop-settings/settings.staff.schema';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

const data = <T>(response: T) => ({ data: response });

export const settingsActions = {
  getSettings: () => api.settings.sections.query().then(data, toHttpError),
  listSettingsVersions: (input: ListVersionsInput) =>
    api.settings.versions.query(input).then(data, toHttpError),
  /** Refused with the present section when it is newer than `updated_at`. */
  saveSettingsDraft: (input: SaveDraftInput) => api.settings.saveDraft.mutate(input).then(data, toHttpError),
  discardSettingsDraft: (input: DiscardDraftInput) =>
    api.settings.discardDraft.mutate(input).then(data, toHttpError),
  restoreSettingsVersion: (input: RestoreVersionInput) =>
    api.settings.restore.mutate(input).then(data, toHttpError),
  publishSettings: (input: PublishSectionInput) => api.settings.publish.mutate(input).then(data, toHttpError),
};
export type SettingsProvider = ProviderWith<typeof settingsActions>;
