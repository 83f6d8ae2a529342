import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { AccountAction, CustomerRecord } from './customer-record';

const AccountActionDialog = lazy(() =>
  import('./AccountActionDialog').then((module) => ({ default: module.AccountActionDialog })),
);

/** Buttons that close or reopen a customer's account, or make it a Business or personal one, after confirmation. */
export function AccountActions({ customer }: { customer: CustomerRecord }) {
  const [action, setAction] = useState<AccountAction>();
  const isBusiness = customer.role === 'Business';
  return (
    <>
      <Button variant="outlined" onClick={() => setAction(isBusiness ? 'personal' : 'business')}>
        {isBusiness ? 'Make personal account' : 'Make Business account'}
      </Button>
      <Button
        variant="outlined"
        color={customer.closed ? 'primary' : 'error'}
        onClick={() => setAction(customer.closed ? 'reopen' : 'close')}
      >
        {customer.closed ? 'Reopen account' : 'Close account'}
      </Button>
      {action && (
        <Suspense>
          <AccountActionDialog action={action} customer={customer} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
