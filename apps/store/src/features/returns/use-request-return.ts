import * as texts from '@aabha/messages/returns';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';

/**
 * Sends a return request, then refetches the orders, also after a refusal, which usually means that the order
 * has changed. The form shows the refusal.
 */
export function useRequestReturn({ onRequested, onShown }: { onRequested: () => void; onShown: () => void }) {
  const orders = trpc.useUtils().orders;
  return trpc.returns.request.useMutation({
    onSuccess: async () => {
      onRequested();
      notify('success', texts.requestSubmitted, 'order');
      await orders.invalidate();
      onShown();
    },
    onError: () => void orders.invalidate(),
  });
}

export type RequestReturn = ReturnType<typeof useRequestReturn>;
