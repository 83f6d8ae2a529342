import { useDataProvider } from 'react-admin';
import { formatEwayBillNumber } from '@aabha/contracts/eway-bill/eway-bill-number';
import type { EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';
import { useHasPermission } from '../use-person';
import { RemoveRowButton } from '../RemoveRowButton';
import type { EwayBillProvider } from '../../data/eway-bill-actions';

/** Removes an entered e-way bill, after a question. */
export function RemoveEwayBillButton({ bill: { invoice_id, bill } }: { bill: EwayBill }) {
  const dataProvider = useDataProvider<EwayBillProvider>();
  const mayDispatch = useHasPermission('dispatch');
  if (!bill || !mayDispatch) return null;
  const name = `e-way bill ${formatEwayBillNumber(bill.number)}`;
  return (
    <RemoveRowButton
      action="Remove"
      name={name}
      question={{
        title: `Remove ${name}?`,
        content: 'The portal cancels an e-way bill only within 24 hours. Cancel it there first.',
      }}
      remove={() => dataProvider.removeEwayBill(invoice_id)}
      done="The e-way bill is removed."
    />
  );
}
