import type { z } from 'zod';
import type {
  CreateEwayBillLimitInput,
  EwayBillLimitRow,
} from '@aabha/contracts/eway-bill/eway-bill-limits.schema';
import { withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type EwayBillLimitRecord = Omit<EwayBillLimitRow, 'limit'> & { id: string; limit: number };

export const listEwayBillLimits: ListQuery = async (page) => {
  const { ewayBillLimitList, ewayBillLimitCount } = await api.ewayBillLimits.list.query(page);
  return { data: ewayBillLimitList.map(withId), total: ewayBillLimitCount };
};

const data = <T>(response: T) => ({ data: response });

export const ewayBillLimitActions = {
  createEwayBillLimit: (input: z.input<typeof CreateEwayBillLimitInput>) =>
    api.ewayBillLimits.create.mutate(input).then(data, toHttpError),
  removeEwayBillLimit: (id: string) => api.ewayBillLimits.remove.mutate({ id }).then(data, toHttpError),
};
export type EwayBillLimitProvider = ProviderWith<typeof ewayBillLimitActions>;
