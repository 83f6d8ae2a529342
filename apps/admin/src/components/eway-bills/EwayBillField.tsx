import { Chip, Typography } from '@mui/material';
import { formatEwayBillNumber } from '@aabha/contracts/eway-bill/eway-bill-number';
import type { EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';

/** The number of an e-way bill, or that it is needed; nothing where it is not. */
export function EwayBillField({ bill }: { bill: EwayBill | undefined }) {
  if (bill?.bill)
    return (
      <Typography variant="body2" component="span">
        {formatEwayBillNumber(bill.bill.number)}
      </Typography>
    );
  if (bill?.state !== 'needed') return null;
  return <Chip size="small" variant="outlined" color="warning" label="E-way bill needed" />;
}
