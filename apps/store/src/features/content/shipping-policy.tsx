import { formatRupees } from '@aabha/contracts/money/money-format';
import { DELIVERY_TAKES } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline, SupportEmail } from './Contacts';
import type { ContentDocument } from './content';

export const SHIPPING_POLICY: ContentDocument = {
  title: 'Shipping policy',
  lead: 'How your television leaves us, how long it takes, and what it costs.',
  description: `Dispatch within 48-72 business working hours, delivery in ${DELIVERY_TAKES}, one flat shipping fee an order. What to do when it arrives, and how you can pay.`,
  updated: '2026-11-01',
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      body: () => (
        <p>
          We deliver to the PIN codes on our list, all over India. Enter yours on the page of any television,
          or at checkout: we tell you before you pay whether we come to you. If we do not, we name the nearest
          PIN codes that we serve.
        </p>
      ),
    },
    {
      id: 'couriers',
      title: 'Who carries it',
      body: (shop) => (
        <>
          <p>
            Orders within India are shipped through registered domestic courier companies or speed post only.
          </p>
          <p>
            The shop takes orders for addresses in India. Where we agree in writing to send something abroad,
            it is shipped through registered international courier companies or international speed post only.
            Please write to <SupportEmail {...shop} /> first.
          </p>
        </>
      ),
    },
    {
      id: 'dispatch',
      title: 'When it leaves, and when it arrives',
      body: () => (
        <>
          <p>
            Orders are dispatched within 48-72 business working hours of the payment, or by the delivery date
            agreed at the time of the order. We work Monday to Saturday; Sundays and public holidays do not
            count.
          </p>
          <p>
            Delivery usually takes {DELIVERY_TAKES} from the order where your PIN code is near a dispatch
            centre. The date that we expect stands with your order under <Link to="/myorders">My Orders</Link>
            ; where we cannot say yet, it reads “To be confirmed”.
          </p>
          <p>
            We hand your order over within the time above. Once it is with the courier or the postal
            authority, we are not liable for a delay on their side. We do follow it up with them, and with
            you.
          </p>
        </>
      ),
    },
    {
      id: 'fee',
      title: 'What it costs',
      body: ({ shippingFeeRupees }) => (
        <p>
          A flat shipping fee of {formatRupees(shippingFeeRupees)} is charged once an order, whatever the size
          of the television and however many there are. Nothing is added for the distance, the floor or the
          day. The fee is shown in your cart and stands on your invoice.
        </p>
      ),
    },
    {
      id: 'address',
      title: 'To which address',
      body: (shop) => (
        <p>
          We deliver to the address that you enter when you buy. Please check it, and the PIN code, before you
          pay. If you see a mistake afterwards, call <Helpline {...shop} /> at once: until the order is
          shipped we can usually correct it within the same PIN code.
        </p>
      ),
    },
    {
      id: 'receiving',
      title: 'When it arrives',
      body: () => (
        <>
          <p>
            Look at the carton before you sign for it, and keep it until the television works as it should.
            What to look for is in our <Link to="/unboxing-policy">unboxing policy</Link>.
          </p>
          <p>
            We are not responsible for damage to a product that was opened or installed by an unauthorised
            person.
          </p>
        </>
      ),
    },
    {
      id: 'paying',
      title: 'Ways to pay',
      body: () => (
        <p>
          Payments go through the card payment gateway of our payment provider. All major debit and credit
          cards are accepted, and so is UPI. We never see or keep your card number. Cash on delivery is
          unavailable right now.
        </p>
      ),
    },
  ],
};
