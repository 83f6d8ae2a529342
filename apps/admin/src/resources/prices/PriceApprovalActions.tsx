import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, TextInput, useDataProvider, useGetIdentity } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { FormDialog } from '../../components/FormDialog';
import { useIsSuperAdmin } from '../../components/use-person';
import type { PriceChangeRecord, PriceProvider } from './prices.data';
import { usePriceAction } from './use-price-action';
import { WithdrawPriceButton } from './WithdrawPriceButton';

/** Approves a proposed price after a question, or rejects it with a reason. */
function Decision({ change }: { change: PriceChangeRecord }) {
  const [open, setOpen] = useState<'approve' | 'reject'>();
  const dataProvider = useDataProvider<PriceProvider>();
  const close = () => setOpen(undefined);
  const approve = usePriceAction(() => dataProvider.approvePrice(change._id), {
    done: 'The price is approved.',
    close,
  });
  const rejected = usePriceAction(() => Promise.resolve(), { done: 'The price is rejected.', close });
  const { product, wanted, from } = change;
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      <Button
        size="small"
        variant="contained"
        aria-label={`Approve: ${product.name}`}
        onClick={() => setOpen('approve')}
      >
        Approve
      </Button>
      <Button size="small" aria-label={`Reject: ${product.name}`} onClick={() => setOpen('reject')}>
        Reject
      </Button>
      <Confirm
        isOpen={open === 'approve'}
        loading={approve.isPending}
        title="Approve this price?"
        content={`${product.name}: ${formatRupees(wanted.new_price)} instead of ${formatRupees(from.new_price)}. ${change.starts_at ? 'It starts at its time.' : 'Shoppers see it at once.'}`}
        cancel="Not yet"
        confirm="Approve price"
        onConfirm={() => approve.mutate()}
        onClose={close}
      />
      {open === 'reject' && (
        <FormDialog
          title={`Reject the price of ${product.name}?`}
          save="Reject price"
          saving="Rejecting..."
          values={{ note: '' }}
          validate={() => ({})}
          onSave={async ({ note }) => {
            await dataProvider.rejectPrice(change._id, note);
            rejected.mutate();
          }}
          onClose={close}
        >
          <TextInput
            source="note"
            label="Reason, mailed to who asked"
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </FormDialog>
      )}
    </Box>
  );
}

/** What the signed-in person may do with a proposed price: decide on it, or withdraw their own. */
export function PriceApprovalActions({ change }: { change: PriceChangeRecord }) {
  const isSuperAdmin = useIsSuperAdmin();
  const { identity } = useGetIdentity();
  if (change.state !== 'Proposed') return null;
  if (isSuperAdmin) return <Decision change={change} />;
  return change.askedBy._id === identity?.id ? <WithdrawPriceButton change={change} /> : null;
}
