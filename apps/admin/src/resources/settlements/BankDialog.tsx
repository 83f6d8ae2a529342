import { Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { NumberInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { z } from 'zod';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesIn } from '@aabha/contracts/money/money.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { FormDialog } from '../../components/FormDialog';
import { validateWith } from '../../data/validate-with';
import type { SettlementRecord } from './settlement-record';
import type { SettlementProvider } from './settlements.data';

const validate = validateWith(
  z.object({ amount: rupeesIn, day: z.iso.date({ error: 'Please enter a date.' }) }),
);

interface BankDialogProps {
  settlement: SettlementRecord;
  onClose: () => void;
}

function ClearButton({ settlement, onClose }: BankDialogProps) {
  const dataProvider = useDataProvider<SettlementProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const clear = useMutation({
    mutationFn: () => dataProvider.setSettlementBank({ id: settlement._id, bank: null }),
    onSuccess: () => {
      onClose();
      refresh();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button color="error" size="small" disabled={clear.isPending} onClick={() => clear.mutate()}>
      Take back: not seen in the bank
    </Button>
  );
}

/** Asks for the amount and the day that the bank shows for a settlement. */
export function BankDialog({ settlement, onClose }: BankDialogProps) {
  const dataProvider = useDataProvider<SettlementProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { _id: id, utr, net, bank_amount: amount, bank_day: day } = settlement;
  const save = async (bank: { amount: number; day: string }) => {
    await dataProvider.setSettlementBank({ id, bank });
    notify('Saved', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title="Seen in the bank"
      save="Save"
      saving="Saving..."
      values={{ amount: amount ?? net, day: day ?? indiaDay(new Date(settlement.settled_at)) }}
      validate={validate}
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <Stack spacing={1}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {formatRupees(net)} was transferred{utr && ` with UTR ${utr}`}.
        </Typography>
        <NumberInput source="amount" label="Amount in the bank (₹)" isRequired fullWidth />
        <TextInput
          source="day"
          type="date"
          label="Booked on"
          slotProps={{ inputLabel: { shrink: true } }}
          isRequired
          fullWidth
        />
        {amount !== null && <ClearButton settlement={settlement} onClose={onClose} />}
      </Stack>
    </FormDialog>
  );
}
