import { formatRupees } from '@aabha/contracts/money/money-format';
import { BANKS_REVERSE_WITHIN_DAYS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { PostalAddress, SupportEmail } from './Contacts';
import type { ContentSection } from './content';

/** Sections 1 to 10: ordering, payment and delivery. */
export const BUYING_TERMS: readonly ContentSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (shop) => (
      <>
        <p>
          {shop.brand.name} is the online shop of {shop.brand.legalName}, GSTIN {shop.brand.gstin}. In these
          terms “we” is that company, and “you” are the person who visits the shop or buys from it.
        </p>
        <PostalAddress {...shop} />
      </>
    ),
  },
  {
    id: 'these-terms',
    title: 'These terms',
    body: () => (
      <p>
        They apply to every visit and every order, together with the{' '}
        <Link to="/shipping-policy">shipping policy</Link>, the{' '}
        <Link to="/unboxing-policy">unboxing policy</Link>, the{' '}
        <Link to="/privacy-policy">privacy and warranty policy</Link> and the{' '}
        <Link to="/disclaimer">disclaimer</Link>. The terms on the day of your order apply to that order. To
        buy you must be 18 or older, or act through a parent or guardian.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: () => (
      <p>
        You may browse, write to us and place wholesale orders without an account; to buy in the shop you need
        one. Please give your real name, email and phone, and keep your password to yourself: orders from your
        account are treated as yours until you tell us that someone else has used it. Never share an OTP with
        anyone. We never ask for it on the phone.
      </p>
    ),
  },
  {
    id: 'televisions',
    title: 'Televisions and how we show them',
    body: () => (
      <p>
        Each page states the maker, the model, the size, the country of origin, the star label and what is in
        the box. Pictures are drawn to the model’s proportions. If what arrives is not as described, you may
        return it.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and taxes',
    body: ({ shippingFeeRupees }) => (
      <p>
        Prices are in Indian rupees and include GST. Besides the televisions, you pay for any extended
        protection you choose and a flat shipping fee of {formatRupees(shippingFeeRupees)} per order. The cart
        shows each of these before you pay, and the total is rounded to the nearest rupee. If a price goes up
        before you pay, we ask you first; you are never charged more than the amount on the button.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Placing an order',
    body: () => (
      <p>
        What we show is an invitation to order. When you start to pay, we reserve the stock for you for a
        short time. The order is placed, and the contract made, when we receive your payment; you get an email
        with the order and its invoice. If your payment arrives after the last piece is sold, we refund it in
        full automatically and email you.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: () => (
      <p>
        Payments go through the payment gateway of our payment provider. UPI, all major debit and credit
        cards, netbanking and EMI are accepted; cash on delivery is unavailable right now. Above ₹1,00,000
        some banks refuse UPI; please use another way then. You enter card numbers with the provider, and they
        never reach us. If money was deducted but you see no order, please wait for our email before you pay
        again: confirmation can take some time, and you will get either the order or a refund. Money that your
        bank took for a payment that failed is returned by your bank within {BANKS_REVERSE_WITHIN_DAYS} days.
      </p>
    ),
  },
  {
    id: 'coupons',
    title: 'Coupons',
    body: () => (
      <p>
        A coupon takes its percentage off the televisions and the protection in your cart, not off the
        shipping fee. It is valid till the end of its expiry date in India. You can use one coupon per order;
        a new coupon replaces the earlier one. Coupons cannot be exchanged for cash.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: () => (
      <p>
        We deliver to the PIN codes on our list, to the address you entered, through registered couriers or
        speed post. Orders are dispatched within 48-72 business working hours. We are not liable for delays on
        the courier’s side. If the television has not reached you within 30 days of the order, through no
        fault of yours, you may cancel and get a full refund. More details are in the{' '}
        <Link to="/shipping-policy">shipping policy</Link>.
      </p>
    ),
  },
  {
    id: 'receiving',
    title: 'Receiving and installing',
    body: (shop) => (
      <p>
        The risk passes to you when the television is handed over. Please follow the{' '}
        <Link to="/unboxing-policy">unboxing policy</Link>. We are not responsible for damage to a product
        that was opened or installed by an unauthorised person. For questions before installation, write to{' '}
        <SupportEmail {...shop} />.
      </p>
    ),
  },
];
