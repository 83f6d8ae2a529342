import { Button, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { differenceText, type SettlementRecord } from './settlement-record';

const BankDialog = lazy(() => import('./BankDialog').then((module) => ({ default: module.BankDialog })));

/** What staff saw of a settlement in the bank with the difference, and the button that notes it. */
export function BankField({ settlement }: { settlement: SettlementRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { bank_amount: amount, bank_day: day, utr, provider_id: providerId } = settlement;
  const difference = differenceText(settlement);
  return (
    <>
      {amount !== null && day !== null && (
        <Typography variant="body2" component="span" sx={{ display: 'block' }}>
          {formatRupees(amount)}, {formatDay(day)}
        </Typography>
      )}
      {difference && (
        <Typography variant="body2" component="span" color="error" sx={{ display: 'block', fontWeight: 600 }}>
          {difference}
        </Typography>
      )}
      <Button
        size="small"
        aria-label={`${amount === null ? 'Enter' : 'Change'} what the bank shows for ${utr || providerId}`}
        onClick={() => setOpen(true)}
        sx={{ ml: -0.5 }}
      >
        {amount === null ? 'Enter amount' : 'Change'}
      </Button>
      {isOpen && (
        <Suspense>
          <BankDialog settlement={settlement} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
