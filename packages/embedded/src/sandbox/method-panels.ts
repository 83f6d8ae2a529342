import { renderSVG } from 'uqr';
import type { Method } from './entities';
import { escapeHtml } from './escape-html';
import { offerOf } from './offers';
import type { UpiWay } from './upi-way';

export const METHOD_NAMES: Readonly<Record<Method, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Netbanking',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
};

const APPS = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM'];

function select(id: string, label: string, options: readonly string[]): string {
  const choices = options.map((option) => `<option>${escapeHtml(option)}</option>`).join('');
  return `<label for="${id}">${label}</label><select id="${id}">${choices}</select>`;
}

/** Returns the offers of an order for a method as options. */
const offersFor = (method: Method, ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const offer = offerOf(id);
    return offer?.method === method ? [`${offer.name} (${id})`] : [];
  });

function cardFields(holder: string, offers: readonly string[]): string {
  const offer = offers.length > 0 ? select('offer', 'Offer', ['No offer', ...offers]) : '';
  return `${offer}<label for="number">Card number</label>
<input type="text" id="number" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111" required pattern="[0-9 ]{12,23}">
<div class="pair">
<div><label for="expiry">Expiry (MM/YY)</label><input type="text" id="expiry" autocomplete="off" value="12/34" required pattern="(0[1-9]|1[0-2])/[0-9]{2}"></div>
<div><label for="cvv">CVV</label><input type="text" id="cvv" inputmode="numeric" autocomplete="off" value="123" required pattern="[0-9]{3,4}"></div>
</div>
<label for="holder">Name on card</label>
<input type="text" id="holder" autocomplete="off" value="${escapeHtml(holder)}" required>`;
}

function upiFields(way: UpiWay, intentUrl: string): string {
  if (way === 'id')
    return `<label for="vpa">UPI id</label>
<input type="text" id="vpa" autocomplete="off" value="success@sandbox" required pattern="[^@ ]+@[a-zA-Z]+">`;
  if (way === 'apps')
    return `<p class="quiet">Choose the app to pay with:</p><div class="apps">
${APPS.map((app) => `<button type="submit" data-app>${app}</button>`).join('\n')}
</div>`;
  const code = renderSVG(intentUrl, { border: 2, pixelSize: 4 });
  return `<p class="quiet">Scan with any UPI app, then approve in the app. Here, the button below stands for the approval.</p>
<div class="qr" role="img" aria-label="QR code for UPI">${code}</div>`;
}

const EMI_PLANS = ['HDFC Bank credit card, 6 months', 'ICICI Bank credit card, 9 months'];

interface PanelContext {
  holder: string;
  way: UpiWay;
  intentUrl: string;
  /** Offers of the order. */
  offers: readonly string[];
}

/** Returns the fields of a method of payment as HTML. */
export function methodFields(method: Method, { holder, way, intentUrl, offers }: PanelContext): string {
  switch (method) {
    case 'card':
      return cardFields(holder, offersFor(method, offers));
    case 'upi':
      return upiFields(way, intentUrl);
    case 'netbanking':
      return select('bank', 'Bank', ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank']);
    case 'emi':
      return select('plan', 'Plan', [...EMI_PLANS, ...offersFor(method, offers)]);
    case 'cardless_emi':
      return select('lender', 'Lender', ['ZestMoney, 6 months', 'Axio, 3 months']);
    case 'paylater':
      return select('provider', 'Provider', ['LazyPay', 'Simpl']);
  }
}
