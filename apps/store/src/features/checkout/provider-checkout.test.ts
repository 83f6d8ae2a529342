// @vitest-environment jsdom
import type { PaymentToOpen } from '@aabha/contracts/checkout/checkout.schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openProviderCheckout } from './provider-checkout';

const PAYMENT: PaymentToOpen = {
  id: 'order_1',
  amount: 1_099_900,
  currency: 'INR',
  key: 'rzp_test_key',
  checkoutUrl: 'https://provider.example/checkout.js',
  name: 'Aabha',
  description: 'Your Aabha order',
  prefill: { name: 'Asha', email: 'asha@example.com', contact: '9876543210' },
  expiresAt: '2026-11-21T06:15:00.000Z',
};

type Options = ConstructorParameters<NonNullable<Window['Razorpay']>>[0];

const opened: Options[] = [];
const declines: (() => void)[] = [];
const close = vi.fn();

/** Stands at the network's edge: what the provider's script puts on the page. */
class Provider {
  readonly close = close;
  constructor(private readonly options: Options) {}
  on(_event: string, callback: () => void) {
    declines.push(callback);
  }
  open() {
    opened.push(this.options);
  }
}

beforeEach(() => {
  window.Razorpay = Provider;
  opened.length = 0;
  declines.length = 0;
  close.mockClear();
});

const script = () => document.head.querySelector<HTMLScriptElement>('script');

/** Opens, answers for the script where one is asked for, and waits until the checkout is there. */
async function open(signal = new AbortController().signal) {
  const outcome = openProviderCheckout(PAYMENT, signal);
  script()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const [options] = opened;
  if (!options) throw new Error('nothing was opened');
  return { options, outcome };
}

describe('openProviderCheckout', () => {
  it('says that it could not open when the script does not come, and asks for it again the next time', async () => {
    const outcome = openProviderCheckout(PAYMENT, new AbortController().signal);
    expect(script()?.src).toBe(PAYMENT.checkoutUrl);
    script()?.dispatchEvent(new Event('error'));
    expect(await outcome).toEqual({ state: 'unopened' });
    expect(script()).toBeNull();
    const again = await open();
    again.options.modal.ondismiss();
    expect(await again.outcome).toEqual({ state: 'dismissed' });
  });

  it("opens with the provider's order in paise, and loads the script only once", async () => {
    const { options } = await open();
    expect(options).toMatchObject({ order_id: 'order_1', amount: 1_099_900, key: 'rzp_test_key' });
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('brings back what is to be verified', async () => {
    const { options, outcome } = await open();
    options.handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'abc',
    });
    expect(await outcome).toEqual({
      state: 'paid',
      paid: { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' },
    });
  });

  it('tells a payment that the bank declined from one that was closed', async () => {
    const { options, outcome } = await open();
    declines[0]?.();
    options.modal.ondismiss();
    expect(await outcome).toEqual({ state: 'declined' });
  });

  it('brings back what a later try paid, after one that was declined', async () => {
    const { options, outcome } = await open();
    declines[0]?.();
    options.handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_2',
      razorpay_signature: 'abc',
    });
    expect(await outcome).toMatchObject({ state: 'paid', paid: { paymentId: 'pay_2' } });
  });

  it('closes with the page that it lies over', async () => {
    const page = new AbortController();
    const { outcome } = await open(page.signal);
    page.abort();
    expect(await outcome).toEqual({ state: 'dismissed' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('is left alone once it has answered', async () => {
    const page = new AbortController();
    const { options, outcome } = await open(page.signal);
    options.modal.ondismiss();
    await outcome;
    page.abort();
    expect(close).not.toHaveBeenCalled();
  });
});
