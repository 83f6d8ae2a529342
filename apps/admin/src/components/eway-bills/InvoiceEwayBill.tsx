import { Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { DownloadEwayBillButton } from './DownloadEwayBillButton';
import { EnterEwayBillButton } from './EnterEwayBillButton';
import { EwayBillField } from './EwayBillField';
import { RemoveEwayBillButton } from './RemoveEwayBillButton';
import { useEwayBills } from './use-eway-bills';

/** The e-way bill of an invoice in a list, with what staff do with it; nothing where none is needed. */
export function InvoiceEwayBill({ invoiceId }: { invoiceId: string }) {
  const { data = [] } = useListContext<{ id: string }>();
  const bills = useEwayBills({ invoice_ids: data.map(({ id }) => id) });
  const bill = bills.find(({ invoice_id }) => invoice_id === invoiceId);
  if (!bill || bill.state === 'not-needed') return null;
  return (
    <>
      <EwayBillField bill={bill} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <DownloadEwayBillButton bill={bill} />
        <EnterEwayBillButton bill={bill} />
        <RemoveEwayBillButton bill={bill} />
      </Stack>
    </>
  );
}
