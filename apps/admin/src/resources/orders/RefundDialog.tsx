import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { AnotherAmountInput } from '../../components/AnotherAmountInput';
import { OtherEditors } from '../../components/OtherEditors';
import { RefundSpeedField } from '../../components/refunds/RefundSpeedField';
import { TypingDialog } from '../../components/TypingDialog';
import { REFUND_REQUESTS_KEY } from '../../data/refund-requests';
import { typedAmount } from '../../data/typed-amount';
import { refundOrder, type RefundPreview } from '../../data/order-refund';
import type { OrderRecord } from './order-record';
import {
  isNothing,
  NO_CHOICE,
  NO_LINE,
  refundableLines,
  refundInput,
  type RefundChoice,
} from './refund-choice';
import { RefundLineFields } from './RefundLineFields';
import { RefundOutcome } from './RefundOutcome';
import { useRefundPreview } from './use-refund-preview';

interface ChoiceFieldsProps {
  left: RefundPreview['left'];
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
}

/** Lines, shipping and another amount. */
function ChoiceFields({ left, choice, onChange }: ChoiceFieldsProps) {
  return (
    <div>
      <Box component="ul" aria-label="Items" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {refundableLines(left).map((line) => (
          <RefundLineFields
            key={line.position}
            line={line}
            left={left}
            choice={choice.lines[line.position] ?? NO_LINE}
            onChange={(own) => onChange({ ...choice, lines: { ...choice.lines, [line.position]: own } })}
          />
        ))}
      </Box>
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
        {left.shipping > 0 && (
          <FormControlLabel
            control={
              <Checkbox
                checked={choice.shipping}
                onChange={(event) => onChange({ ...choice, shipping: event.target.checked })}
              />
            }
            label={`Shipping, ${formatRupees(left.shipping)}`}
          />
        )}
        <AnotherAmountInput value={choice.amount} onChange={(amount) => onChange({ ...choice, amount })} />
      </Box>
    </div>
  );
}

/** Sends the refund that staff saw. After a refusal the dialog shows the present order; the choice stays. */
function useRefunding(order: OrderRecord, onClose: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    await queries.invalidateQueries({ queryKey: ['dashboard'] });
    await queries.invalidateQueries({ queryKey: [REFUND_REQUESTS_KEY] });
  };
  return useMutation({
    mutationFn: refundOrder,
    onSuccess: async ({ refund_request: asked }, { refund_amount }) => {
      const amount = formatRupees(refund_amount ?? 0);
      notify(
        asked
          ? `The refund of ${amount} waits for approval.`
          : `Refund of ${amount} started. The customer will get an email.`,
        { type: 'success' },
      );
      await readAgain();
      onClose();
    },
    onError: () => {
      notify(`Failed to refund order ${orderNumber(order._id)}.`, { type: 'error' });
      return readAgain();
    },
  });
}

/** Beside each other where there is room, so that the outcome is in sight while parts are chosen. */
const COLUMNS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

function ReasonField({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  return (
    <TextField
      label="Reason for the refund"
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      helperText="The customer can see this. It is on the credit note."
      slotProps={{ htmlInput: { maxLength: 500 } }}
      multiline
      required
    />
  );
}

/** The label of the button names the sum. */
function refundLabel(refund: RefundPreview['refund'], isSending: boolean): string {
  if (isSending) return refund?.needs_approval ? 'Asking...' : 'Refunding...';
  if (refund?.needs_approval) return `Ask for approval of ${formatRupees(refund.amount)}`;
  return refund ? `Refund ${formatRupees(refund.amount)}` : 'Refund';
}

/** Refunds units, warranties, shipping or a sum of an order (docs/spec/returns-and-refunds.md#refunds-of-a-part). */
export function RefundDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [choice, setChoice] = useState(NO_CHOICE);
  const [reason, setReason] = useState('');
  const [speed, setSpeed] = useState<RefundSpeed>('normal');
  const { preview, error, isCurrent } = useRefundPreview(order._id, choice);
  const sending = useRefunding(order, onClose);
  const isChosen = !isNothing(choice);
  const refund = isChosen ? (preview?.refund ?? null) : null;
  const isReady = isCurrent && typedAmount(choice.amount) !== null;
  const failure = sending.error ?? error;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!refund || !preview || !isReady) return;
    sending.mutate({
      ...refundInput(order._id, choice),
      reason,
      speed,
      refund_amount: refund.amount,
      expected_refundable: preview.left.refundable,
    });
  };
  const change = (next: RefundChoice) => {
    sending.reset();
    setChoice(next);
  };
  return (
    <TypingDialog
      unsaved={isChosen || reason !== ''}
      busy={sending.isPending}
      onClose={onClose}
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Refund order {orderNumber(order._id)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <OtherEditors resource="orders" record={order._id} />
          {failure && <Alert severity="error">{failure.message}</Alert>}
          {!preview && !error && <LinearProgress aria-label="Loading" />}
          {preview && (
            <>
              <Typography variant="body2" color="textSecondary">
                {formatRupees(preview.left.refundable)} of {formatRupees(order.totalPrice)} can be refunded.
                The order stays {order.status}.
              </Typography>
              <Box sx={COLUMNS}>
                <ChoiceFields left={preview.left} choice={choice} onChange={change} />
                <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
                  <RefundOutcome refund={refund} refusal={isChosen && isReady ? preview.refusal : ''} />
                  <ReasonField reason={reason} onChange={setReason} />
                  <RefundSpeedField method={preview.left.payment_method} speed={speed} onChange={setSpeed} />
                </Box>
              </Box>
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
            disabled={!refund || !isReady || sending.isPending || reason.trim() === ''}
          >
            {refundLabel(isReady ? refund : null, sending.isPending)}
          </Button>
        </DialogActions>
      </Box>
    </TypingDialog>
  );
}
