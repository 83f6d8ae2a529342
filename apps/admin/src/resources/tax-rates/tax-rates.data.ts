import type { TaxRate, TaxRateFields } from '@aabha/contracts/tax-rates/tax-rates.schema';
import { withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type TaxRateRecord = TaxRate & { id: string };

export const listTaxRates: ListQuery = async (page) => {
  const { taxRateList, taxRateCount } = await api.taxRates.list.query(page);
  return { data: taxRateList.map(withId), total: taxRateCount };
};

const data = <T>(response: T) => ({ data: response });

export const taxRateActions = {
  createTaxRate: (input: TaxRateFields) => api.taxRates.create.mutate(input).then(data, toHttpError),
  removeTaxRate: (id: string) => api.taxRates.remove.mutate({ id }).then(data, toHttpError),
};
export type TaxRateProvider = ProviderWith<typeof taxRateActions>;
