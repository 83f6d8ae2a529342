import { useMutation } from '@tanstack/react-query';
import type { ReturnCondition, ReturnWish } from '@aabha/contracts/returns/returns.values';
import * as texts from '@aabha/messages/returns';
import { formClient, formOf } from '../../lib/form-client';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';

interface Sent {
  order_id: string;
  return_reason: string;
  refund_amount: number;
  /** Left out, everything is returned. */
  lines?: { position: number; quantity: number }[];
  condition?: ReturnCondition;
  wish?: ReturnWish;
  photos: readonly File[];
}

/** Returns a request with photos as a form. */
const withPhotos = ({ photos, lines, refund_amount: amount, ...fields }: Sent): FormData =>
  formOf({ ...fields, lines: lines && JSON.stringify(lines), refund_amount: String(amount) }, photos);

/**
 * Sends a return request, as a form where it has photos, then refetches the orders, also after a refusal, which usually
 * means that the order has changed. The form shows the refusal.
 */
export function useRequestReturn({ onRequested, onShown }: { onRequested: () => void; onShown: () => void }) {
  const { orders, client } = trpc.useUtils();
  return useMutation({
    mutationFn: (sent: Sent) => {
      const { photos, ...request } = sent;
      return photos.length === 0
        ? client.returns.request.mutate(request)
        : formClient().returns.request.mutate(withPhotos(sent));
    },
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
