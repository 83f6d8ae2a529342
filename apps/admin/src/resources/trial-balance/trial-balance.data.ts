import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const trialBalanceActions = {
  getTrialBalance: (day: string | undefined) =>
    api.ledger.trialBalance.query({ day }).then((data) => ({ data }), toHttpError),
};
export type TrialBalanceProvider = ProviderWith<typeof trialBalanceActions>;
