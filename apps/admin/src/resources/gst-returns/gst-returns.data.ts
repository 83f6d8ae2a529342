import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const gstReturnsActions = {
  getGstr1: (period: string) => api.gstReturns.get.query({ period }).then((data) => ({ data }), toHttpError),
  markGstr1Filed: (period: string) =>
    api.gstReturns.markFiled.mutate({ period }).then((data) => ({ data }), toHttpError),
};
export type GstReturnsProvider = ProviderWith<typeof gstReturnsActions>;
