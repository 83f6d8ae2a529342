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

const DISPLAY = { hide: [{ method: 'upi', flows: ['collect'] }] };

type Options = ConstructorParameters<NonNullable<Window['Razorpay']>>[0];

const opened: Options[] = [];
const declines: (() => void)[] = [];
const close = vi.fn();

/** A fake of the global that the provider's script defines. */
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

/** Opens the checkout, serves its script if requested, and waits until it is shown. */
async function open(signal = new AbortController().signal) {
  const outcome = openProviderCheckout(PAYMENT, DISPLAY, signal);
  script()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const [options] = opened;
  if (!options) throw new Error('nothing was opened');
  return { options, outcome };
}

describe('openProviderCheckout', () => {
  it('reports when the script does not load, and loads it again the next time', async () => {
    const outcome = openProviderCheckout(PAYMENT, DISPLAY, new AbortController().signal);
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
    expect(options.config).toEqual({ display: DISPLAY });
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('returns the data to be verified', async () => {
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

  it('distinguishes a declined payment from a closed checkout', async () => {
    const { options, outcome } = await open();
    declines[0]?.();
    options.modal.ondismiss();
    expect(await outcome).toEqual({ state: 'declined' });
  });

  it('returns a later successful try after a declined one', async () => {
    const { options, outcome } = await open();
    declines[0]?.();
    options.handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_2',
      razorpay_signature: 'abc',
    });
    expect(await outcome).toMatchObject({ state: 'paid', paid: { paymentId: 'pay_2' } });
  });

  it('closes with its page', async () => {
    const page = new AbortController();
    const { outcome } = await open(page.signal);
    page.abort();
    expect(await outcome).toEqual({ state: 'dismissed' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('is not changed after it has resolved', async () => {
    const page = new AbortController();
    const { options, outcome } = await open(page.signal);
    options.modal.ondismiss();
    await outcome;
    page.abort();
    expect(close).not.toHaveBeenCalled();
  });
});
