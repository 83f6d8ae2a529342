import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, TextInput } from 'react-admin';
import { DeclineRefundRequestInput } from '@aabha/contracts/refund-requests/refund-requests.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { RefundRequest } from '@aabha/contracts/refund-requests/refund-requests.schema';
import { approveRefund, declineRefund, withdrawRefund } from '../../data/refund-requests';
import { validateWith } from '../../data/validate-with';
import { FormDialog } from '../FormDialog';
import { useRefundDecision } from './use-refund-decision';

type Question = 'approve' | 'decline' | 'withdraw';

interface QuestionProps {
  request: RefundRequest;
  onClose: () => void;
}

/** Names what an approval sends back, and asks. */
function ApproveQuestion({ request, onClose }: QuestionProps) {
  const approve = useRefundDecision(() => approveRefund(request._id), {
    done: 'The refund is approved and on its way.',
    close: onClose,
  });
  const amount = formatRupees(request.amount);
  return (
    <Confirm
      isOpen
      loading={approve.isPending}
      title={`Approve the refund of ${amount}?`}
      content={`${amount} goes back to ${request.customer.name} for order ${orderNumber(request.order_id)}. This cannot be undone.`}
      cancel="Not yet"
      confirm={`Refund ${amount}`}
      onConfirm={() => approve.mutate()}
      onClose={onClose}
    />
  );
}

function WithdrawQuestion({ request, onClose }: QuestionProps) {
  const withdraw = useRefundDecision(() => withdrawRefund(request._id), {
    done: 'The refund is withdrawn.',
    close: onClose,
  });
  return (
    <Confirm
      isOpen
      loading={withdraw.isPending}
      title="Withdraw this refund?"
      content={`Nobody can approve the refund of ${formatRupees(request.amount)} then. You can ask for it again.`}
      cancel="Keep waiting"
      confirm="Withdraw refund"
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
    />
  );
}

const declined = DeclineRefundRequestInput.pick({ note: true });

function DeclineDialog({ request, onClose }: QuestionProps) {
  const afterDecline = useRefundDecision(() => Promise.resolve(), {
    done: 'The refund is declined.',
    close: onClose,
  });
  return (
    <FormDialog
      title={`Decline the refund of ${formatRupees(request.amount)}?`}
      save="Decline refund"
      saving="Declining..."
      values={{ note: '' }}
      validate={validateWith(declined)}
      onSave={async ({ note }) => {
        await declineRefund(request._id, note);
        afterDecline.mutate();
      }}
      onClose={onClose}
    >
      <TextInput
        source="note"
        label={`Reason, mailed to ${request.asked_by.name}`}
        helperText={false}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}

const QUESTIONS = { approve: ApproveQuestion, decline: DeclineDialog, withdraw: WithdrawQuestion } as const;

/** What the caller may do about a refund that waits: approve or decline it, or withdraw their own. */
export function RefundRequestActions({ request }: { request: RefundRequest }) {
  const [open, setOpen] = useState<Question>();
  const Asking = open && QUESTIONS[open];
  const named = `refund of ${formatRupees(request.amount)} for order ${orderNumber(request.order_id)}`;
  const isWaiting = request.state === 'waiting';
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {request.can_decide && (
        <>
          <Button
            size="small"
            variant="contained"
            aria-label={`Approve: ${named}`}
            onClick={() => setOpen('approve')}
          >
            Approve
          </Button>
          <Button size="small" aria-label={`Decline: ${named}`} onClick={() => setOpen('decline')}>
            Decline
          </Button>
        </>
      )}
      {isWaiting && request.is_own && (
        <Button size="small" aria-label={`Withdraw: ${named}`} onClick={() => setOpen('withdraw')}>
          Withdraw
        </Button>
      )}
      {Asking && <Asking request={request} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
