import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const retentionActions = {
  getRetention: () => api.retention.preview.query().then((data) => ({ data }), toHttpError),
};
export type RetentionProvider = ProviderWith<typeof retentionActions>;
