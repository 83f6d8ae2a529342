import { useEffect, useRef, useState } from 'react';
import type { PaymentToOpen } from '@aabha/contracts/checkout/checkout.schema';
import type { UpiOffer } from '@aabha/contracts/checkout/upi-offer';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import * as texts from '@aabha/messages/checkout';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
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

/** The calls of a payment: of a cart, or of the link of an order that staff composed. */
export interface PaymentCalls<I> {
  start: (input: I) => Promise<{ payment: PaymentToOpen }>;
  /** Reports what was paid. Returns the id of the order. The call is idempotent. */
  verify: (paid: PaidPayment) => Promise<string>;
}

interface PaymentOptions<I> extends PaymentCalls<I> {
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

/**
 * Pays (docs/spec/checkout.md#paying): start the payment, the provider's checkout, verify. A failed payment is stored for
 * `payer` until the page is left.
 */
export function usePayment<I>(
  payer: string,
  { upi, start, verify: report, onPlaced, onPending, onRefused }: PaymentOptions<I>,
) {
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = usePaymentFailure(payer);
  const [news, setNews] = useState<PaymentNews>();
  const { busy, once } = useOneAtATime();
  const leaving = useLeaving();
  const verify = useMutation({
    mutationFn: report,
    // The call is idempotent, so it is retried after a lost response.
    retry: (count, error: unknown) => count < VERIFY_TRIES && describeError(error).reason === undefined,
  });

  const confirm = async (paid: PaidPayment) => {
    try {
      const orderId = await verify.mutateAsync(paid);
      notify('success', texts.orderPlaced, 'cart');
      onPlaced(orderId);
    } catch (error) {
      const { reason, message } = describeError(error);
      if (SETTLES_LATER.includes(reason)) return onPending(paid.orderId);
      setNews({ reason, message: reason ? message : texts.paidNotConfirmed, paid });
    }
  };
  const begin = async (input: I) => {
    const { payment } = await start(input);
    const display = providerDisplay(upi, navigator.userAgent);
    const outcome = await openProviderCheckout(payment, display, leaving());
    if (outcome.state === 'paid') return confirm(outcome.paid);
    if (leaving().aborted) return;
    setFailure({ kind: outcome.state, expiresAt: payment.expiresAt });
    if (outcome.state !== 'unopened') notify('error', texts.paymentFailed, 'cart');
  };
  const pay = (input: I) =>
    once(() => {
      setProblem(undefined);
      setFailure(undefined);
      return begin(input).catch(onRefused);
    });
  const checkAgain = (paid: PaidPayment) => once(() => confirm(paid));
  return { busy, problem, setProblem, failure, news, pay, checkAgain };
}
