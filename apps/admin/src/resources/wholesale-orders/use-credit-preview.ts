import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../data/use-settled';
import { creditInput, type CreditChoice } from './credit-choice';
import { previewCredit } from './wholesale-credit';

/**
 * Returns what a choice credits, from the server. While the choice changes the preview is that of the one before, and
 * `isCurrent` is false.
 */
export function useCreditPreview(id: string, choice: CreditChoice) {
  const settled = useSettled(choice);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['wholesale-bulk-orders', 'credit-preview', creditInput(id, settled)],
    queryFn: () => previewCredit(creditInput(id, settled)),
    placeholderData: keepPreviousData,
    /* Never cached: it is what staff confirm. */
    gcTime: 0,
    staleTime: 0,
  });
  return { preview: data, error, isCurrent: settled === choice && !isPlaceholderData && !isFetching };
}
