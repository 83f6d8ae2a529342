import type { PaymentToOpen } from '@aabha/contracts/checkout/checkout.schema';
import { clearToasts } from '../../lib/notify';
import { trustedPolicy } from '../../lib/trusted-policy';
import type { ProviderDisplay } from './provider-display';

/** The provider's result of a successful payment. */
export interface PaidPayment {
  orderId: string;
  paymentId: string;
  signature: string;
}

interface ProviderResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface ProviderOptions {
  key: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: PaymentToOpen['prefill'];
  config: { display: ProviderDisplay };
  /** Inside of another app, pages may open a UPI app only when this is set. */
  webview_intent: boolean;
  handler: (response: ProviderResponse) => void;
  modal: { ondismiss: () => void };
}

interface ProviderCheckout {
  /** Called for each declined try; the checkout stays open for another. */
  on(event: 'payment.failed', callback: () => void): unknown;
  open(): void;
  close(): void;
}

type ProviderConstructor = new (options: ProviderOptions) => ProviderCheckout;

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Razorpay?: ProviderConstructor;
  }
}

let loading: Promise<ProviderConstructor> | undefined;

/** Made with the first payment: a policy's name may be used once in a document. */
let scripts: ReturnType<typeof trustedPolicy> | undefined;

/** Returns the address of the provider's script as one that may be loaded; throws for any but https, or one of this machine. */
function scriptUrl(url: string): string {
  scripts ??= trustedPolicy('payment-script', {
    createScriptURL: (text) => {
      const { protocol, hostname } = new URL(text);
      const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
      if (protocol !== 'https:' && !isLocal) throw new TypeError('The payment script needs https.');
      return text;
    },
  });
  return scripts.createScriptURL(url);
}

function loadScript(url: string): Promise<ProviderConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`The payment script did not load from ${url}.`));
    };
    script.src = scriptUrl(url);
    script.async = true;
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Loaded once per page; after a failure the next call retries. */
function loadProviderCheckout(url: string): Promise<ProviderConstructor> {
  loading ??= loadScript(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type CheckoutOutcome =
  | { state: 'paid'; paid: PaidPayment }
  /** Closed by the shopper after a declined try. */
  | { state: 'declined' }
  /** Closed by the shopper, or because the page was left. */
  | { state: 'dismissed' }
  /** The provider's script could not be loaded. */
  | { state: 'unopened' };

function optionsOf(
  payment: PaymentToOpen,
  display: ProviderDisplay,
  resolve: (outcome: CheckoutOutcome) => void,
): ProviderOptions {
  const { id, key, amount, currency, name, description, prefill } = payment;
  return {
    key,
    order_id: id,
    amount,
    currency,
    name,
    description,
    prefill,
    config: { display },
    webview_intent: true,
    handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
      resolve({
        state: 'paid',
        paid: {
          orderId: razorpay_order_id,
          paymentId: razorpay_payment_id,
          signature: razorpay_signature,
        },
      }),
    modal: { ondismiss: () => resolve({ state: 'dismissed' }) },
  };
}

/**
 * Opens the provider's checkout over the page (docs/spec/checkout.md#paying). It closes when `signal` is
 * aborted.
 */
export async function openProviderCheckout(
  payment: PaymentToOpen,
  display: ProviderDisplay,
  signal: AbortSignal,
): Promise<CheckoutOutcome> {
  const Checkout = await loadProviderCheckout(payment.checkoutUrl).catch(() => undefined);
  if (!Checkout) return { state: 'unopened' };
  if (signal.aborted) return { state: 'dismissed' };
  return new Promise((resolve) => {
    const finish = (outcome: CheckoutOutcome) => {
      signal.removeEventListener('abort', leave);
      resolve(outcome);
    };
    let isDeclined = false;
    const checkout = new Checkout(
      optionsOf(payment, display, (outcome) =>
        finish(outcome.state === 'dismissed' && isDeclined ? { state: 'declined' } : outcome),
      ),
    );
    checkout.on('payment.failed', () => {
      isDeclined = true;
    });
    const leave = () => {
      checkout.close();
      finish({ state: 'dismissed' });
    };
    signal.addEventListener('abort', leave);
    // On phones, a toast of the cart would cover its close button.
    clearToasts();
    checkout.open();
  });
}
