import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import type { ReturnRecord } from '../../data/returns';

interface StepButtonProps {
  request: ReturnRecord;
  label: string;
  busyLabel: string;
  variant: 'contained' | 'outlined';
  offered: boolean;
  act: () => Promise<{ data: ReturnRecord }>;
}

/** One step of a return; it asks first, since neither can be taken back (product §4). */
export function StepButton({ request, label, busyLabel, variant, offered, act }: StepButtonProps) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const step = useMutation({
    mutationFn: act,
    onSuccess: ({ data }) => {
      if (data.refund === 'failed')
        notify('The payment provider refused this refund. Please try again.', { type: 'error' });
      else notify('Status updated successfully', { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  return (
    <>
      <Button
        variant={variant}
        disabled={!offered || step.isPending}
        aria-label={`${label}: ${request.user_id.name}`}
        onClick={() => setAsking(true)}
      >
        {step.isPending ? busyLabel : label}
      </Button>
      <Confirm
        isOpen={asking}
        loading={step.isPending}
        title={`${label}?`}
        content="Are you sure you want to update this status?"
        cancel="Cancel"
        confirm={label}
        onConfirm={() => step.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
