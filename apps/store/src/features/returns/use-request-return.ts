import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';

/** Sends a return request; afterwards, also after a refusal, the orders are read anew. The form tells a refusal. */
export function useRequestReturn(onRequested: () => void) {
  const orders = trpc.useUtils().orders;
  return trpc.returns.request.useMutation({
    onSuccess: async () => {
      notify('success', 'Return request submitted successfully!');
      await orders.invalidate();
      onRequested();
    },
    // A refusal mostly means that the order has moved on meanwhile.
    onError: () => void orders.invalidate(),
  });
}
