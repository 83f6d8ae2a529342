import type { CustomerAccount } from '@aabha/contracts/accounts/accounts.customers.schema';

/** The record of a customer's page. */
export type CustomerRecord = CustomerAccount & { id: string };

/** What a SuperAdmin can do with a customer's account, by what comes out of it. */
export type AccountAction = 'close' | 'reopen' | 'business' | 'personal';
