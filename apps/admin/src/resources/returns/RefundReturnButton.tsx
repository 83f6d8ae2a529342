import { Alert, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { RefundSpeedField } from '../../components/refunds/RefundSpeedField';
import { RefundSummary } from '../../components/refunds/RefundSummary';
import { offeredSteps } from './return-steps';
import type { ReturnProvider, ReturnRecord } from './returns.data';
import { ConfirmActionButton } from './ConfirmActionButton';

/** Reads what a return refunds now, from when staff ask for it. */
function useReturnPreview(id: string) {
  const dataProvider = useDataProvider<ReturnProvider>();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching } = useQuery({
    queryKey: ['return-requests', 'preview', id],
    queryFn: async () => (await dataProvider.previewReturn(id)).data,
    enabled: isAsked,
    /* Never cached: it is what staff confirm. */
    gcTime: 0,
    staleTime: 0,
  });
  return { preview: isFetching ? undefined : data, error, ask: () => setIsAsked(true) };
}

type Preview = NonNullable<ReturnType<typeof useReturnPreview>['preview']>;

interface RefundFieldsProps {
  preview: Preview;
  isExpected: boolean;
  speed: RefundSpeed;
  onSpeedChange: (speed: RefundSpeed) => void;
}

/** What a return refunds, with taxes and credit note as they will be, and how fast it shall be. */
function RefundFields({ preview, isExpected, speed, onSpeedChange }: RefundFieldsProps) {
  return (
    <>
      {preview.refusal !== '' && <Alert severity="warning">{preview.refusal}</Alert>}
      {isExpected && (
        <Alert severity="info">The goods have not arrived yet, so they do not go back into stock.</Alert>
      )}
      {preview.refund && <RefundSummary refund={preview.refund} />}
      <RefundSpeedField method={preview.left.payment_method} speed={speed} onChange={onSpeedChange} />
    </>
  );
}

/**
 * Refunds what was accepted, before an inspection what was requested, through the provider; disabled until approved, and
 * once refunded (docs/spec/returns-and-refunds.md#staff-screen).
 */
export function RefundReturnButton({ request }: { request: Omit<ReturnRecord, 'id'> }) {
  const [speed, setSpeed] = useState<RefundSpeed>('normal');
  const dataProvider = useDataProvider<ReturnProvider>();
  const { preview, error, ask } = useReturnPreview(request._id);
  const steps = offeredSteps(request);
  const shown = preview?.refund?.amount;
  const isAsked = preview?.refund?.needs_approval === true;
  const amount = formatRupees(shown ?? request.refund_amount);
  return (
    <ConfirmActionButton
      request={request}
      label={request.refund_status ? 'Refunded' : 'Refund'}
      busyLabel="Refunding..."
      consequence={`${amount} goes back to ${request.user_id.name}${isAsked ? ' once somebody else approves it' : ''}. This cannot be undone.`}
      confirm={isAsked ? `Ask for approval of ${amount}` : `Refund ${amount}`}
      variant={steps.inspect || (steps.replace && request.wish === 'replacement') ? 'outlined' : 'contained'}
      offered={steps.refund}
      isReady={shown !== undefined}
      onAsk={ask}
      action={() =>
        dataProvider.refundReturn({
          ...{ id: request._id, speed },
          refund_amount: shown ?? request.refund_amount,
        })
      }
    >
      {!preview && !error && <LinearProgress aria-label="Loading the refund" />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {preview && (
        <RefundFields
          preview={preview}
          isExpected={request.state === 'approved'}
          speed={speed}
          onSpeedChange={setSpeed}
        />
      )}
    </ConfirmActionButton>
  );
}
