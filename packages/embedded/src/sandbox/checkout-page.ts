import type { SandboxOrder } from './entities';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
});

export interface CheckoutQuery {
  name: string;
  description: string;
  holder: string;
  /** Origin of the page that opened the checkout; the only one that hears of its end. */
  opener: string;
}

/** The payment page of one order. */
export function checkoutPage(order: SandboxOrder, query: CheckoutQuery): string {
  const amount = rupees.format(order.amount / 100);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${escape(query.name)}</title><link rel="stylesheet" href="/checkout/page.css">
</head>
<body data-order-id="${escape(order.id)}" data-opener="${escape(query.opener)}">
<main aria-labelledby="shop">
<header>
<div><h1 id="shop" tabindex="-1">${escape(query.name || 'Payment')}</h1><p class="quiet">${escape(query.description)}</p>
<p class="amount">${amount}</p></div>
<button type="button" class="close" data-dismiss aria-label="Close payment">✕</button>
</header>
<p class="note">Sandbox: no real money moves. Any card or UPI id works; choose below how the payment ends.</p>
<div role="tablist" aria-label="Pay by">
<button type="button" role="tab" id="tab-card" aria-controls="card" data-method="card">Card</button>
<button type="button" role="tab" id="tab-upi" aria-controls="upi" data-method="upi">UPI</button>
</div>
<form>
<div id="card" role="tabpanel" aria-labelledby="tab-card">
<label for="number">Card number</label>
<input type="text" id="number" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111" required pattern="[0-9 ]{12,23}">
<div class="pair">
<div><label for="expiry">Expiry (MM/YY)</label><input type="text" id="expiry" autocomplete="off" value="12/34" required pattern="(0[1-9]|1[0-2])/[0-9]{2}"></div>
<div><label for="cvv">CVV</label><input type="text" id="cvv" inputmode="numeric" autocomplete="off" value="123" required pattern="[0-9]{3,4}"></div>
</div>
<label for="holder">Name on card</label>
<input type="text" id="holder" autocomplete="off" value="${escape(query.holder)}" required>
</div>
<div id="upi" role="tabpanel" aria-labelledby="tab-upi" hidden>
<label for="vpa">UPI id</label>
<input type="text" id="vpa" autocomplete="off" value="success@sandbox" required pattern="[^@ ]+@[a-zA-Z]+">
</div>
<fieldset><legend>Outcome</legend>
<label><input type="radio" name="outcome" value="captured" checked> Success</label>
<label><input type="radio" name="outcome" value="failed"> Failure</label>
<label><input type="radio" name="outcome" value="late"> Late success (after a few seconds)</label>
</fieldset>
<p role="alert"></p>
<button type="submit">Pay ${amount}</button>
</form>
</main>
<script type="module" src="/checkout/page.js"></script>
</body>
</html>`;
}
