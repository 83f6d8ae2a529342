import type { EnterEwayBillInput, EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';
import type { ProviderWith } from './resource';
import { api, toHttpError } from './trpc';

/** The documents whose e-way bills are read: orders of shoppers, or invoices. */
export interface EwayBillsOf {
  order_ids?: string[];
  invoice_ids?: string[];
}

const oneOf = ({ ewayBill }: { ewayBill: EwayBill }) => ({ data: ewayBill });

export const ewayBillActions = {
  listEwayBills: (of: EwayBillsOf) =>
    api.ewayBills.list.query(of).then(({ ewayBillList }) => ({ data: ewayBillList }), toHttpError),
  enterEwayBill: (input: EnterEwayBillInput) => api.ewayBills.enter.mutate(input).then(oneOf, toHttpError),
  removeEwayBill: (id: string) => api.ewayBills.remove.mutate({ id }).then(oneOf, toHttpError),
};
export type EwayBillProvider = ProviderWith<typeof ewayBillActions>;
