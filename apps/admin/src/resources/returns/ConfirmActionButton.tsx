import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { REFUND_REQUESTS_KEY } from '../../data/refund-requests';
import type { ReturnRecord } from './returns.data';

interface ConfirmActionButtonProps {
  request: Pick<ReturnRecord, 'user_id'>;
  label: string;
  busyLabel: string;
  /** The effect on money, if any. */
  consequence?: string;
  /** Label of the confirm button. */
  confirm: string;
  variant: 'contained' | 'outlined';
  offered: boolean;
  action: () => Promise<{ data: Pick<ReturnRecord, 'refund'> & { isWaiting?: boolean } }>;
  /** Whether it can be confirmed yet. */
  isReady?: boolean;
  onAsk?: () => void;
  /** What else staff choose. */
  children?: ReactNode;
}

/** Returns whether somebody else took the step, so that a retry would fail. */
const isConflict = (error: Error | null) => error instanceof HttpError && error.status === 409;

/**
 * A step of a return, after a question, since it cannot be undone
 * (docs/spec/returns-and-refunds.md#transitions). When somebody else took it first, a message says so, and
 * the card shows the current options.
 */
export function ConfirmActionButton({
  request,
  label,
  busyLabel,
  consequence,
  confirm,
  variant,
  offered,
  action,
  isReady = true,
  onAsk,
  children,
}: ConfirmActionButtonProps) {
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const step = useMutation({
    mutationFn: action,
    onSuccess: ({ data }) => {
      if (data.refund === 'failed')
        notify('The payment provider refused this refund. Please try again.', { type: 'error' });
      else if (data.isWaiting) notify('The refund waits for approval.', { type: 'success' });
      else notify('Status updated successfully', { type: 'success' });
      close();
    },
  });
  const close = () => {
    setAsking(false);
    step.reset();
    refresh();
    void queries.invalidateQueries({ queryKey: [REFUND_REQUESTS_KEY] });
  };
  return (
    <>
      <Button
        variant={variant}
        disabled={!offered || step.isPending}
        aria-label={`${label}: ${request.user_id.name}`}
        onClick={() => {
          setAsking(true);
          onAsk?.();
        }}
      >
        {step.isPending ? busyLabel : label}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={step.isPending ? undefined : close}
          fullWidth
          maxWidth="xs"
          aria-labelledby={titleId}
        >
          <DialogTitle id={titleId}>{label}?</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            {step.error && <Alert severity="error">{step.error.message}</Alert>}
            {!isConflict(step.error) && (
              <>
                <Typography>Are you sure you want to update this status?</Typography>
                {consequence && <Typography>{consequence}</Typography>}
                {children}
              </>
            )}
          </DialogContent>
          <DialogActions>
            {isConflict(step.error) ? (
              <Button variant="contained" onClick={close}>
                See current status
              </Button>
            ) : (
              <>
                <Button onClick={close} disabled={step.isPending}>
                  Cancel
                </Button>
                <Button
                  variant="contained"
                  onClick={() => step.mutate()}
                  disabled={step.isPending || !isReady}
                >
                  {step.isPending ? busyLabel : confirm}
                </Button>
              </>
            )}
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
