import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { DownloadCreditNoteButton } from '../../components/DownloadCreditNoteButton';
import type { WholesaleOrderRecord } from './wholesale-orders.data';

const CreditDialog = lazy(() =>
  import('./CreditDialog').then((module) => ({ default: module.CreditDialog })),
);

/** The credit notes of an invoiced order, and the button for another (docs/spec/wholesale.md#credit-notes). */
export function WholesaleCredits({ order }: { order: WholesaleOrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  const credited = order.credit_notes.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {order.credit_notes.map(({ _id: id, creditNoteNumber: number, amount, created_at: at }) => (
        <Box key={id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Typography variant="body2">
            {number || 'Credit note in preparation'}, {formatDay(at)}: {formatRupees(amount)}
          </Typography>
          {number !== '' && <DownloadCreditNoteButton id={id} number={number} />}
        </Box>
      ))}
      {credited < order.total_price && (
        <Button variant="outlined" color="error" size="small" onClick={() => setOpen(true)}>
          Issue credit note
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <CreditDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
