import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';

/**
 * Sends a return request. Afterwards the orders are read anew: also after a refusal, which mostly means that the order
 * has moved on meanwhile. The form tells the refusal.
 */
export function useRequestReturn({ onRequested, onShown }: { onRequested: () => void; onShown: () => void }) {
  const orders = trpc.useUtils().orders;
  return trpc.returns.request.useMutation({
    onSuccess: async () => {
      onRequested();
      notify('success', 'Return request submitted successfully!', 'order');
      await orders.invalidate();
      onShown();
    },
    onError: () => void orders.invalidate(),
  });
}

export type RequestReturn = ReturnType<typeof useRequestReturn>;
