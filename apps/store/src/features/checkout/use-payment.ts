import { useEffect, useRef, useState } from 'react';
import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import type { ErrorCode } from '@aabha/contracts/errors/errors';
import { describeError } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { openProviderCheckout, type PaidPayment } from './provider-checkout';

const NOT_OPENED =
  'The payment window could not be opened, and nothing was charged. Please check your connection, and any blocker of scripts, then try again.';
const NOT_HEARD =
  'Your payment went through, but we could not reach the shop to finish the order. Nothing is lost: we will e-mail you, or you can check again now.';

/** After the money was given: what became of it, when that is not an order yet. */
export interface PaymentNews {
  reason: ErrorCode | undefined;
  message: string;
  paid: PaidPayment;
}

interface PaymentHandlers {
  onPlaced: () => void;
  /** The server did not take the cart or the form as it stood. */
  onRefused: (error: unknown) => void;
}

/** Pays for the cart (decisions §6): begin, the provider's checkout, verify. One at a time, whatever is pressed. */
export function usePayment({ onPlaced, onRefused }: PaymentHandlers) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState<PaymentNews>();
  const running = useRef(false);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const page = new AbortController();
    left.current = page;
    return () => page.abort();
  }, []);
  const create = trpc.checkout.createPayment.useMutation();
  const verify = trpc.checkout.verifyPayment.useMutation({
    // The same question always gets the same order, so a lost answer is asked for again.
    retry: (count, error) => count < 3 && describeError(error).reason === undefined,
  });

  const confirm = async (paid: PaidPayment) => {
    try {
      await verify.mutateAsync(paid);
    } catch (error) {
      const { reason, message } = describeError(error);
      return setNews({ reason, message: reason ? message : NOT_HEARD, paid });
    }
    setNews(undefined);
    notify('success', 'Order Placed successfully');
    onPlaced();
  };
  const begin = async (amountRupees: number, form: ShippingForm) => {
    const { payment } = await create.mutateAsync({ amount: amountRupees, ...form });
    const signal = left.current?.signal ?? AbortSignal.abort();
    const outcome = await openProviderCheckout(payment, signal);
    if (outcome.state === 'paid') return confirm(outcome.paid);
    if (signal.aborted) return;
    if (outcome.state === 'unopened') setProblem(NOT_OPENED);
    else notify('error', 'Payment Failed');
  };
  const once = async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    await act().catch(onRefused);
    running.current = false;
    setBusy(false);
  };

  return {
    busy,
    problem,
    setProblem,
    news,
    pay: (amountRupees: number, form: ShippingForm) => once(() => begin(amountRupees, form)),
    checkAgain: (paid: PaidPayment) => once(() => confirm(paid)),
  };
}
