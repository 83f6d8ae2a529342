import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NumberInput, TextInput, useDataProvider, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';
import { useHasPermission } from '../use-person';
import { FormDialog } from '../FormDialog';
import type { EwayBillProvider } from '../../data/eway-bill-actions';
import {
  EMPTY_EWAY_BILL,
  ewayBillFieldsOf,
  validateEwayBillForm,
  validUntilOf,
  type TypedEwayBill,
} from './eway-bill-form';
import { EWAY_BILLS_KEY } from './use-eway-bills';

const shrunk = { inputLabel: { shrink: true } };

/** Fills the end of the validity from the distance. */
function ValidityInput() {
  const { setValue } = useFormContext<TypedEwayBill>();
  const [generated_at, km] = useWatch<TypedEwayBill, ['generated_at', 'km']>({
    name: ['generated_at', 'km'],
  });
  useEffect(() => {
    const validUntil = validUntilOf({ generated_at, km });
    if (validUntil !== '') setValue('valid_until', validUntil, { shouldDirty: true, shouldValidate: true });
  }, [generated_at, km, setValue]);
  return (
    <>
      <NumberInput
        source="km"
        label="Distance in km"
        helperText="Fills the validity: one day for each 200 km."
        min={1}
        max={4000}
        fullWidth
      />
      <TextInput
        source="valid_until"
        type="datetime-local"
        label="Valid until, in India"
        helperText="Leave it empty until the vehicle is entered at the portal."
        slotProps={shrunk}
        fullWidth
      />
    </>
  );
}

function EwayBillDialog({ bill, onClose }: { bill: EwayBill; onClose: () => void }) {
  const dataProvider = useDataProvider<EwayBillProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const save = async (typed: TypedEwayBill) => {
    await dataProvider.enterEwayBill({ id: bill.invoice_id, ...ewayBillFieldsOf(typed) });
    notify(`The e-way bill of ${bill.invoice_number} is saved.`, { type: 'success' });
    await queries.invalidateQueries({ queryKey: EWAY_BILLS_KEY });
  };
  return (
    <FormDialog
      title={`E-way bill of ${bill.invoice_number}`}
      save="Save e-way bill"
      saving="Saving..."
      values={EMPTY_EWAY_BILL}
      validate={validateEwayBillForm}
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        source="number"
        label="E-way bill number"
        helperText="12 digits, from the e-way bill portal"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14 } }}
        fullWidth
      />
      <TextInput
        source="generated_at"
        type="datetime-local"
        label="Generated, in India"
        helperText={false}
        slotProps={shrunk}
        fullWidth
      />
      <ValidityInput />
    </FormDialog>
  );
}

/** Opens the form for the number of an invoice's e-way bill. */
export function EnterEwayBillButton({ bill }: { bill: EwayBill }) {
  const [isOpen, setOpen] = useState(false);
  if (!useHasPermission('dispatch')) return null;
  const label = bill.bill ? 'Replace e-way bill' : 'Enter e-way bill';
  return (
    <>
      <Button size="small" aria-label={`${label} of ${bill.invoice_number}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <EwayBillDialog bill={bill} onClose={() => setOpen(false)} />}
    </>
  );
}
