import { ADMIN_CATALOGUE } from './admin-catalogue';
import { ADMIN_TRADE } from './admin-trade';
import { CUSTOMER_ACCOUNTS } from './customer-accounts';
import { CUSTOMER_CATALOGUE } from './customer-catalogue';
import { CUSTOMER_ORDERS } from './customer-orders';
import type { SpecifiedCall } from './call.types';

const CUSTOMER = [...CUSTOMER_ACCOUNTS, ...CUSTOMER_CATALOGUE, ...CUSTOMER_ORDERS];
const ADMIN = [...ADMIN_CATALOGUE, ...ADMIN_TRADE];

/** Every specified call, for customers and for staff (docs/spec/api.md#calls). */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...CUSTOMER.map((row): SpecifiedCall => ({ table: 'customer', ...row })),
  ...ADMIN.map((row): SpecifiedCall => ({ table: 'admin', ...row })),
];
