import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { AnotherAmountInput } from '../../components/AnotherAmountInput';
import { TypingDialog } from '../../components/TypingDialog';
import { typedAmount } from '../../data/typed-amount';
import { creditInput, isNothing, NO_CHOICE, NO_LINE, typedUnits, type CreditChoice } from './credit-choice';
import { CreditLineFields } from './CreditLineFields';
import { CreditSummary } from './CreditSummary';
import { useCreditPreview } from './use-credit-preview';
import { creditOrder, type CreditPreview } from './wholesale-credit';
import type { WholesaleOrderRecord } from './wholesale-orders.data';

interface ChoiceFieldsProps {
  left: CreditPreview['left'];
  choice: CreditChoice;
  onChange: (choice: CreditChoice) => void;
}

function ChoiceFields({ left, choice, onChange }: ChoiceFieldsProps) {
  return (
    <div>
      <Box component="ul" aria-label="Items" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {left.lines.map((line) => (
          <CreditLineFields
            key={line.position}
            line={line}
            choice={choice.lines[line.position] ?? NO_LINE}
            onChange={(own) => onChange({ ...choice, lines: { ...choice.lines, [line.position]: own } })}
          />
        ))}
      </Box>
      <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <AnotherAmountInput value={choice.amount} onChange={(amount) => onChange({ ...choice, amount })} />
      </Box>
    </div>
  );
}

/** Issues the credit note that staff saw. After a refusal the dialog shows the present invoice; the choice stays. */
function useCrediting(order: WholesaleOrderRecord, onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: creditOrder,
    onSuccess: (_, { credit_amount }) => {
      notify(`Credit note of ${formatRupees(credit_amount ?? 0)} issued. It is emailed to ${order.email}.`, {
        type: 'success',
      });
      refresh();
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['wholesale-bulk-orders'] }),
  });
}

const isTyped = (choice: CreditChoice, left: CreditPreview['left'] | undefined): boolean =>
  typedAmount(choice.amount) !== null &&
  Object.entries(choice.lines).every(([position, { units }]) => {
    const line = left?.lines.find((one) => one.position === Number(position));
    return typedUnits(units, line?.quantity ?? 0) !== null;
  });

/** The label of the button names the sum. */
function buttonLabel(credit: CreditPreview['credit'], isSending: boolean): string {
  if (isSending) return 'Issuing...';
  return credit ? `Issue credit note of ${formatRupees(credit.amount)}` : 'Issue credit note';
}

/** Credits units or a sum of a wholesale invoice (docs/spec/wholesale.md#credit-notes). */
export function CreditDialog({ order, onClose }: { order: WholesaleOrderRecord; onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [choice, setChoice] = useState(NO_CHOICE);
  const [reason, setReason] = useState('');
  const { preview, error, isCurrent } = useCreditPreview(order._id, choice);
  const sending = useCrediting(order, onClose);
  const isChosen = !isNothing(choice);
  const isReady = isCurrent && isTyped(choice, preview?.left);
  const credit = isChosen && isReady ? (preview?.credit ?? null) : null;
  const failure = sending.error ?? error;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!credit || !preview) return;
    sending.mutate({
      ...creditInput(order._id, choice),
      reason,
      credit_amount: credit.amount,
      expected_creditable: preview.left.creditable,
    });
  };
  const change = (next: CreditChoice) => {
    sending.reset();
    setChoice(next);
  };
  return (
    <TypingDialog
      unsaved={isChosen || reason !== ''}
      busy={sending.isPending}
      onClose={onClose}
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>
          Credit order {shortId(order._id, 6)}, invoice {order.invoiceNumber}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {failure && <Alert severity="error">{failure.message}</Alert>}
          {!preview && !error && <LinearProgress aria-label="Loading" />}
          {preview && (
            <>
              <Typography variant="body2" color="textSecondary">
                {formatRupees(preview.left.creditable)} of {formatRupees(order.total_price)} can be credited.
              </Typography>
              <ChoiceFields left={preview.left} choice={choice} onChange={change} />
              <TextField
                label="Reason for the credit note"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                helperText="The buyer can see this. It is on the credit note."
                slotProps={{ htmlInput: { maxLength: 500 } }}
                multiline
                required
              />
              {isChosen && isReady && preview.refusal !== '' && (
                <Alert severity="warning">{preview.refusal}</Alert>
              )}
              {credit && <CreditSummary credit={credit} email={order.email} />}
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={sending.isPending}>
            Keep as it is
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!credit || sending.isPending || reason.trim() === ''}
          >
            {buttonLabel(credit, sending.isPending)}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
