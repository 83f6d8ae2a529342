/* The sandbox's payment page: pays over the sandbox's own API and reports to the shop that opened it. */
const { orderId, opener } = document.body.dataset;
const form = document.querySelector('form');
const message = document.querySelector('[role=alert]');
const progress = document.querySelector('[role=status]');
const payButton = form.querySelector('.pay');
const POLL_MS = 500;
const tabs = [...document.querySelectorAll('[role=tab]')];

const tell = (type, detail) => parent.postMessage({ type, detail }, opener);
const dismiss = () => tell('dismissed');

function choose(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.setAttribute('aria-selected', String(on));
    other.tabIndex = on ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls'));
    panel.hidden = !on;
    for (const input of panel.querySelectorAll('input')) input.disabled = !on;
    /* Each app has a button of its own. */
    if (on) payButton.hidden = panel.querySelector('[data-app]') !== null;
  }
}

for (const tab of tabs) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
    choose(next);
    next.focus();
  });
}

document.querySelector('[data-dismiss]').addEventListener('click', dismiss);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') dismiss();
});

function method() {
  return tabs.find((tab) => tab.getAttribute('aria-selected') === 'true').dataset.method;
}

/** The field of a method in which an offer is chosen. */
const OFFER_FIELDS = { emi: 'plan', card: 'offer' };

/** The chosen offer, of a plan of EMI or of a bank for cards; undefined for none. */
const offer = () => document.getElementById(OFFER_FIELDS[method()])?.value.match(/offer_\w+/)?.[0];

async function request(path, body) {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const result = await response.json();
  if (!response.ok) throw new Error(result.error.description);
  return result;
}

const orderPath = `/sandbox/orders/${encodeURIComponent(orderId)}`;

/** Asks for the payment by UPI and polls it until the bank has answered. Resolves to the failed or paid payment. */
async function payByUpi(outcome) {
  const vpa = document.getElementById('vpa')?.value;
  const upi = vpa === undefined ? { flow: 'intent' } : { flow: 'collect', vpa };
  const { id } = await request(`${orderPath}/upi`, { outcome, method: 'upi', upi });
  progress.textContent = 'Waiting for your bank. Please approve the payment in your UPI app.';
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const { status, paid } = await request(`/sandbox/payments/${encodeURIComponent(id)}`);
    if (paid) return paid;
    if (status === 'failed') return { razorpay_payment_id: id, status };
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  message.textContent = '';
  const buttons = form.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  event.submitter?.setAttribute('aria-busy', 'true');
  const outcome = new FormData(form).get('outcome');
  try {
    const result =
      method() === 'upi'
        ? await payByUpi(outcome)
        : await request(`${orderPath}/pay`, { outcome, method: method(), offer_id: offer() });
    if (result.status !== 'failed') return tell('paid', result);
    tell('failed', {
      code: 'BAD_REQUEST_ERROR',
      description: 'Your payment was declined by the bank.',
      reason: 'payment_failed',
      metadata: { order_id: orderId, payment_id: result.razorpay_payment_id },
    });
    message.textContent = 'Your payment was declined by the bank. No money was taken. You can try again.';
  } catch (error) {
    message.textContent = error.message;
  }
  progress.textContent = '';
  for (const button of buttons) button.disabled = false;
  event.submitter?.removeAttribute('aria-busy');
  event.submitter?.focus();
});

choose(tabs[0]);
document.querySelector('h1').focus();
