import {
  Alert,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
} from '@mui/material';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { formatCount } from '../../data/number-format';
import { reasonLabel, updateLabel, type StatusPlan } from './order-record';
import { RestRefundFields } from '../../components/refunds/RestRefundFields';
import { useHasPermission } from '../../components/use-person';
import { TypingDialog } from '../../components/TypingDialog';

interface StatusSelectProps {
  /** '' while no status is selected. */
  status: OrderStatus | '';
  offered: readonly OrderStatus[];
  onChange: (to: OrderStatus) => void;
  helperText?: string;
}

/** The available statuses, at most five. */
export function StatusSelect({ status, offered, onChange, helperText }: StatusSelectProps) {
  return (
    <TextField
      select
      label="Status"
      value={status}
      onChange={(event) => onChange(event.target.value as OrderStatus)}
      helperText={helperText}
      disabled={offered.length === 0}
      autoFocus
      required
    >
      {offered.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const televisions = (count: number) => formatCount(count, 'television', 'televisions');

/** The effects on payment and stock, one sentence each. */
function Consequences({ plan, goodsReturned }: { plan: StatusPlan; goodsReturned: boolean }) {
  const { refund, refundCount, moving, outsideCount } = plan;
  if (refund === 0) return null;
  const staysOut = outsideCount > 0 && !goodsReturned;
  return (
    <Alert severity="warning">
      {refundCount === 1
        ? `${formatRupees(refund)} goes back to the customer. This cannot be undone.`
        : `${formatRupees(refund)} goes back to ${refundCount} customers. This cannot be undone.`}
      {moving.length > outsideCount && ' Items not shipped yet go back to stock.'}
      {staysOut && ' Shipped items stay out of stock until you restock them.'}
    </Alert>
  );
}

export interface Confirmation {
  reason: string;
  goodsReturned: boolean;
  speed: RefundSpeed;
}

interface StatusDialogProps {
  title: string;
  /** The one order that is changed; left out for several, whose refunds are normal. */
  orderId?: string;
  /** The effects of the selected status; undefined without a selection, or while loading. */
  plan: StatusPlan | undefined;
  isUpdating: boolean;
  onUpdate: (confirmation: Confirmation) => void;
  onClose: () => void;
  /** The select field with its error. */
  children: ReactNode;
}

/**
 * The status modal (docs/spec/orders.md#staff-screen), for one order or several: the status, a reason if
 * required, and a button that names the refund.
 */
export function StatusDialog({
  title,
  orderId,
  plan,
  isUpdating,
  onUpdate,
  onClose,
  children,
}: StatusDialogProps) {
  const [reason, setReason] = useState('');
  const [goodsReturned, setGoodsReturned] = useState(false);
  const [speed, setSpeed] = useState<RefundSpeed>('normal');
  const titleId = useId();
  const goodsHintId = useId();
  const label = plan && reasonLabel(plan);
  const mayRefund = useHasPermission('refunds');
  const isRefused = plan !== undefined && plan.refund > 0 && !mayRefund;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onUpdate({ reason, goodsReturned, speed });
  };
  return (
    <TypingDialog
      unsaved={reason !== ''}
      busy={isUpdating}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {children}
          {isRefused && (
            <Alert severity="info">
              This refunds the customer, which your role may not do. Ask somebody who may.
            </Alert>
          )}
          {plan && !isRefused && <Consequences plan={plan} goodsReturned={goodsReturned} />}
          {plan !== undefined && plan.outsideCount > 0 && (
            <div>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={goodsReturned}
                    onChange={(event) => setGoodsReturned(event.target.checked)}
                    slotProps={{ input: { 'aria-describedby': goodsHintId } }}
                  />
                }
                label={`The items are back: add ${televisions(plan.outsideUnits)} to stock`}
              />
              <FormHelperText id={goodsHintId}>
                Leave this unticked until they reach you. You can restock them later from the order page.
              </FormHelperText>
            </div>
          )}
          {label && (
            <TextField
              label={label}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              helperText="The customer can see this."
              slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
              multiline
              required
            />
          )}
          {plan !== undefined && plan.refund > 0 && !isRefused && orderId !== undefined && (
            <RestRefundFields orderId={orderId} speed={speed} onSpeedChange={setSpeed} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isUpdating}>
            {plan && plan.refund > 0 ? 'Keep as it is' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={plan && plan.refund > 0 ? 'error' : 'primary'}
            disabled={!plan || plan.moving.length === 0 || isUpdating || isRefused}
          >
            {isUpdating ? 'Updating...' : plan ? updateLabel(plan) : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  );
}
