import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../data/use-settled';
import { previewRefund } from '../../data/order-refund';
import { refundInput, type RefundChoice } from './refund-choice';

/**
 * Returns what a choice refunds, from the server. While the choice changes the preview is that of the one before, and
 * `isCurrent` is false.
 */
export function useRefundPreview(id: string, choice: RefundChoice) {
  const settled = useSettled(choice);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['orders', 'refund-preview', refundInput(id, settled)],
    queryFn: () => previewRefund(refundInput(id, settled)),
    placeholderData: keepPreviousData,
    /* Never cached: it is what staff confirm. */
    gcTime: 0,
    staleTime: 0,
  });
  return { preview: data, error, isCurrent: settled === choice && !isPlaceholderData && !isFetching };
}
