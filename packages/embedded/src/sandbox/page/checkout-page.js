/* The sandbox's payment page: pays over the sandbox's own API and reports to the shop that opened it. */
const { orderId, opener } = document.body.dataset;
const form = document.querySelector('form');
const message = document.querySelector('[role=alert]');
const payButton = form.querySelector('button[type=submit]');
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

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  message.textContent = '';
  payButton.disabled = true;
  payButton.setAttribute('aria-busy', 'true');
  const outcome = new FormData(form).get('outcome');
  try {
    const response = await fetch(`/sandbox/orders/${encodeURIComponent(orderId)}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome, method: method() }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error.description);
    if (outcome !== 'failed') return tell('paid', body);
    tell('failed', {
      code: 'BAD_REQUEST_ERROR',
      description: 'Your payment was declined by the bank.',
      reason: 'payment_failed',
      metadata: { order_id: orderId, payment_id: body.razorpay_payment_id },
    });
    message.textContent = 'Your payment was declined by the bank. No money was taken. You can try again.';
  } catch (error) {
    message.textContent = error.message;
  }
  payButton.disabled = false;
  payButton.removeAttribute('aria-busy');
  payButton.focus();
});

choose(tabs[0]);
document.querySelector('h1').focus();
