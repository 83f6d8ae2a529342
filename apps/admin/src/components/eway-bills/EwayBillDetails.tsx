import { Alert, Stack, Typography } from '@mui/material';
import { formatEwayBillNumber } from '@aabha/contracts/eway-bill/eway-bill-number';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../Facts';
import { DownloadEwayBillButton } from './DownloadEwayBillButton';
import { EnterEwayBillButton } from './EnterEwayBillButton';
import { RemoveEwayBillButton } from './RemoveEwayBillButton';
import { useEwayBills } from './use-eway-bills';

/** The e-way bill of an order: whether it is needed, its number, and what staff do with it. */
export function EwayBillDetails({ orderId }: { orderId: string }) {
  const [found] = useEwayBills({ order_ids: [orderId] });
  if (!found) return <Typography variant="body2">There is no invoice yet.</Typography>;
  const { bill, state } = found;
  return (
    <>
      {state === 'needed' && (
        <Alert severity="warning">E-way bill needed. Enter its number before the goods leave.</Alert>
      )}
      {state === 'not-needed' && <Typography variant="body2">Not needed.</Typography>}
      {bill && (
        <Facts
          rows={[
            ['Number', formatEwayBillNumber(bill.number)],
            ['Generated', formatDateTime(bill.generated_at)],
            ['Valid until', bill.valid_until ? formatDateTime(bill.valid_until) : 'Vehicle not entered yet'],
            ['Entered by', bill.enteredBy.name],
          ]}
        />
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <DownloadEwayBillButton bill={found} />
        <EnterEwayBillButton bill={found} />
        <RemoveEwayBillButton bill={found} />
      </Stack>
    </>
  );
}
