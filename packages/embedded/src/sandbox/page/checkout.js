/* The face of the provider's checkout script: a global Razorpay that opens the sandbox's own page over the shop. */
(() => {
  const origin = new URL(document.currentScript.src).origin;

  class Razorpay {
    constructor(options) {
      if (!options || !options.key || !options.order_id)
        throw new Error('Razorpay: key and order_id are needed.');
      this.options = options;
      this.listeners = {};
      this.onMessage = (event) => this.receive(event);
    }

    on(name, callback) {
      (this.listeners[name] ??= []).push(callback);
      return this;
    }

    open() {
      if (this.frame) return;
      const { key, order_id: orderId, name = '', description = '', prefill = {}, config = {} } = this.options;
      const url = new URL(`/checkout/${encodeURIComponent(orderId)}`, origin);
      const display = JSON.stringify(config.display ?? {});
      const query = { key, name, description, holder: prefill.name ?? '', opener: location.origin, display };
      for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
      this.returnFocusTo = document.activeElement;
      this.frame = document.createElement('iframe');
      this.frame.title = 'Payment';
      this.frame.src = url.href;
      this.frame.className = 'razorpay-checkout-frame';
      const place = {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2147483647',
      };
      Object.assign(this.frame.style, place, { background: 'rgba(11, 12, 16, 0.6)', colorScheme: 'auto' });
      this.frame.addEventListener('load', () => this.frame?.focus());
      this.overflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      document.body.append(this.frame);
      addEventListener('message', this.onMessage);
    }

    close() {
      removeEventListener('message', this.onMessage);
      if (!this.frame) return;
      this.frame.remove();
      this.frame = undefined;
      document.documentElement.style.overflow = this.overflow;
      this.returnFocusTo?.focus?.();
    }

    receive(event) {
      if (event.origin !== origin || event.source !== this.frame?.contentWindow) return;
      const { type, detail } = event.data ?? {};
      if (type === 'failed')
        for (const callback of this.listeners['payment.failed'] ?? []) callback({ error: detail });
      if (type === 'dismissed') {
        this.close();
        this.options.modal?.ondismiss?.();
      }
      if (type === 'paid') {
        this.close();
        this.options.handler?.(detail);
      }
    }
  }

  window.Razorpay = Razorpay;
})();
