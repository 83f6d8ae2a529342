import { Alert, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { previewRefund } from '../../data/order-refund';
import { RefundSpeedField } from './RefundSpeedField';
import { RefundSummary } from './RefundSummary';

interface RestRefundFieldsProps {
  orderId: string;
  speed: RefundSpeed;
  onSpeedChange: (speed: RefundSpeed) => void;
}

/** What a cancellation or a return refunds, with taxes and credit note as they will be, and how fast it shall be. */
export function RestRefundFields({ orderId, speed, onSpeedChange }: RestRefundFieldsProps) {
  const { data, error } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, 'rest'],
    queryFn: () => previewRefund({ id: orderId, rest: true }),
    /* Never cached: it is what staff confirm. */
    gcTime: 0,
    staleTime: 0,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <LinearProgress aria-label="Loading the refund" />;
  return (
    <>
      {data.refund && <RefundSummary refund={data.refund} />}
      <RefundSpeedField method={data.left.payment_method} speed={speed} onChange={onSpeedChange} />
    </>
  );
}
