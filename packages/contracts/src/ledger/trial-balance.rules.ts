import { addPaise, paise, type Paise } from '../money/money';
import { LEDGER_ACCOUNTS, type LedgerAccount } from './ledger.values';

/** Debits and credits of an account, both positive, in paise. */
export interface AccountSums {
  account: LedgerAccount;
  debitPaise: number;
  creditPaise: number;
}

/** An account in the trial balance: its balance stands on one side. */
interface AccountBalance {
  account: LedgerAccount;
  debitPaise: Paise;
  creditPaise: Paise;
}

/** All accounts, and the sums of both sides, which are equal where the ledger balances. */
export interface TrialBalanceSums {
  accounts: AccountBalance[];
  debitPaise: Paise;
  creditPaise: Paise;
}

/** Returns the trial balance of sums: every account of the chart in its order, also those without postings. */
export function trialBalanceOf(sums: readonly AccountSums[]): TrialBalanceSums {
  const balanceOf = (account: LedgerAccount) =>
    sums
      .filter((one) => one.account === account)
      .reduce((total, { debitPaise, creditPaise }) => total + debitPaise - creditPaise, 0);
  const accounts = LEDGER_ACCOUNTS.map((account) => {
    const balance = balanceOf(account);
    return { account, debitPaise: paise(Math.max(0, balance)), creditPaise: paise(Math.max(0, 0 - balance)) };
  });
  return {
    accounts,
    debitPaise: addPaise(...accounts.map(({ debitPaise }) => debitPaise)),
    creditPaise: addPaise(...accounts.map(({ creditPaise }) => creditPaise)),
  };
}
