import { useEffect, useRef, useState } from 'react';
import type { CreatePaymentInput, ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import type { UpiOffer } from '@aabha/contracts/checkout/upi-offer';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import * as texts from '@aabha/messages/checkout';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { openProviderCheckout, type PaidPayment } from './provider-checkout';
import { providerDisplay } from './provider-display';
import { usePaymentFailure } from './use-payment-failure';

const VERIFY_TRIES = 3;

/** After the payment: why the shop could not report its result. */
export interface PaymentNews {
  /** Absent when there was no response. */
  reason: ErrorCode | undefined;
  message: string;
  paid: PaidPayment;
}

/** The payment or its refund is pending; the payment's own page shows the status. */
const SETTLES_LATER: readonly (ErrorCode | undefined)[] = ['PAYMENT_NOT_CAPTURED', 'PAYMENT_REFUNDED'];

/** What the shopper typed: where the goods go, and for which business. */
type PurchaseForm = ShippingForm & Pick<CreatePaymentInput, 'business' | 'acceptedTexts'>;

interface PaymentOptions {
  upi: UpiOffer;
  onPlaced: (orderId: string) => void;
  /** Paid, but without an order yet. Receives the provider's order id. */
  onPending: (providerOrderId: string) => void;
  /** The server refused the cart or the form. */
  onRefused: (error: unknown) => void;
}

/** Runs one action at a time: a second click while the first is pending does nothing. */
function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const once = async (action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await action();
    running.current = false;
    setBusy(false);
  };
  return { busy, once };
}

/** Returns a signal that is aborted when the page is left. */
function useLeaving() {
  const page = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    page.current = here;
    return () => here.abort();
  }, []);
  return () => page.current.signal;
}

/** Pays for the cart (docs/spec/checkout.md#paying): create the payment, the provider's checkout, verify. */
export function usePayment(userId: string, { upi, onPlaced, onPending, onRefused }: PaymentOptions) {
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = usePaymentFailure(userId);
  const [news, setNews] = useState<PaymentNews>();
  const { busy, once } = useOneAtATime();
  const leaving = useLeaving();
  const create = trpc.checkout.createPayment.useMutation();
  const verify = trpc.checkout.verifyPayment.useMutation({
    // The call is idempotent, so it is retried after a lost response.
    retry: (count, error) => count < VERIFY_TRIES && describeError(error).reason === undefined,
  });

  const confirm = async (paid: PaidPayment) => {
    try {
      const { order } = await verify.mutateAsync(paid);
      notify('success', texts.orderPlaced, 'cart');
      onPlaced(order._id);
    } catch (error) {
      const { reason, message } = describeError(error);
      if (SETTLES_LATER.includes(reason)) return onPending(paid.orderId);
      setNews({ reason, message: reason ? message : texts.paidNotConfirmed, paid });
    }
  };
  const begin = async (amountRupees: number, form: PurchaseForm) => {
    const { payment } = await create.mutateAsync({ amount: amountRupees, ...form });
    const display = providerDisplay(upi, navigator.userAgent);
    const outcome = await openProviderCheckout(payment, display, leaving());
    if (outcome.state === 'paid') return confirm(outcome.paid);
    if (leaving().aborted) return;
    setFailure({ kind: outcome.state, expiresAt: payment.expiresAt });
    if (outcome.state !== 'unopened') notify('error', texts.paymentFailed, 'cart');
  };
  const pay = (amountRupees: number, form: PurchaseForm) =>
    once(() => {
      setProblem(undefined);
      setFailure(undefined);
      return begin(amountRupees, form).catch(onRefused);
    });
  const checkAgain = (paid: PaidPayment) => once(() => confirm(paid));
  return { busy, problem, setProblem, failure, news, pay, checkAgain };
}
