import type { PayByLinkInput } from '@aabha/contracts/draft-orders/pay-link.schema';
import { trpc } from '../../lib/trpc';
import type { PaymentCalls } from './use-payment';

/** Returns the calls that pay an order by its link. The order is told by its number: its page is for its customer only. */
export function usePayLinkCalls(
  token: string,
): PaymentCalls<{ amount: number } & Pick<PayByLinkInput, 'acceptedTexts'>> {
  const start = trpc.payLink.pay.useMutation();
  const verify = trpc.payLink.verify.useMutation();
  return {
    start: (input) => start.mutateAsync({ token, ...input }),
    verify: async (paid) => (await verify.mutateAsync({ token, ...paid })).order.number,
  };
}
