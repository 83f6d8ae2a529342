import { readDisplay } from './read-display';
import type { SandboxOrder } from './entities';
import { escapeHtml } from './escape-html';
import { METHOD_NAMES, methodFields } from './method-panels';
import { upiWayOf } from './upi-way';

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
  /** `config.display` of the shop's options as JSON. */
  display: string;
}

/** Returns the link that a UPI app opens to pay an order; as a code, a phone scans it. */
function intentUrlOf(order: SandboxOrder, name: string): string {
  const fields = {
    pa: 'shop@sandbox',
    pn: name,
    tr: order.id,
    am: (order.amount / 100).toFixed(2),
    cu: 'INR',
  };
  return `upi://pay?${new URLSearchParams(fields).toString()}`;
}

/** Returns the payment page of one order, for a browser by its user agent. */
export function checkoutPage(order: SandboxOrder, query: CheckoutQuery, userAgent: string): string {
  const amount = rupees.format(order.amount / 100);
  const { methods, hidesCollect } = readDisplay(query.display);
  const platform = upiWayOf(userAgent);
  const way = platform === 'id' && hidesCollect ? 'apps' : platform;
  const [intentUrl, offers] = [intentUrlOf(order, query.name), order.offers ?? []];
  const context = { holder: query.holder, way, intentUrl, offers };
  const tabs = methods.map(
    (method) =>
      `<button type="button" role="tab" id="tab-${method}" aria-controls="${method}" data-method="${method}">${METHOD_NAMES[method]}</button>`,
  );
  const panels = methods.map(
    (method) =>
      `<div id="${method}" role="tabpanel" aria-labelledby="tab-${method}" hidden>${methodFields(method, context)}</div>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${escapeHtml(query.name)}</title><link rel="stylesheet" href="/checkout/page.css">
</head>
<body data-order-id="${escapeHtml(order.id)}" data-opener="${escapeHtml(query.opener)}">
<main aria-labelledby="shop">
<header>
<div><h1 id="shop" tabindex="-1">${escapeHtml(query.name || 'Payment')}</h1><p class="quiet">${escapeHtml(query.description)}</p>
<p class="amount">${amount}</p></div>
<button type="button" class="close" data-dismiss aria-label="Close payment">✕</button>
</header>
<p class="note">Sandbox: no real money moves. Choose below how the payment ends.</p>
<div role="tablist" aria-label="Pay by">
${tabs.join('\n')}
</div>
<form>
${panels.join('\n')}
<fieldset><legend>Outcome</legend>
<label><input type="radio" name="outcome" value="captured" checked> Success</label>
<label><input type="radio" name="outcome" value="failed"> Failure</label>
<label><input type="radio" name="outcome" value="late"> Late success (after a few seconds)</label>
</fieldset>
<p role="status"></p>
<p role="alert"></p>
<button type="submit" class="pay">Pay ${amount}</button>
</form>
</main>
<script type="module" src="/checkout/page.js"></script>
</body>
</html>`;
}
