import { formatRupees } from '@aabha/contracts/money/money-format';
import { Link } from '@tanstack/react-router';
import { PostalAddress, SupportEmail } from './Contacts';
import type { ContentSection } from './content';

/** Sections 1 to 10: until the television stands in the room. */
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
        <Link to="/disclaimer">disclaimer</Link>. For an order, the terms of the day on which it was placed
        count. To buy you must be 18 or older, or act through a parent or guardian.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: () => (
      <p>
        You may look around, write to us and ask for wholesale prices without an account; to buy you need one.
        Please give your true name, e-mail and phone, and keep your password to yourself: what is ordered with
        your account is taken as ordered by you until you tell us that somebody else got in. A code that we
        mail you is for you alone. We never ask for it on the phone.
      </p>
    ),
  },
  {
    id: 'televisions',
    title: 'Televisions and how we show them',
    body: () => (
      <p>
        Each page states the maker, the model, the size, the country of origin, the star label and what
        belongs to the set. Pictures are drawn to the model’s proportions. If what arrives is not as
        described, you may return it.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and taxes',
    body: ({ shippingFeeRupees }) => (
      <p>
        Prices are in Indian rupees and include GST. Beside the televisions you pay for the protection that
        you chose, if any, and a flat shipping fee of {formatRupees(shippingFeeRupees)} an order. The cart
        shows each of these before you pay, and the total is rounded to the rupee. If a price rises between
        your cart and your payment, we ask you first; you are never charged more than the amount on the
        button.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Placing an order',
    body: () => (
      <p>
        What we show is an invitation to order. When you start to pay, we hold the stock for you for a short
        while. The order is placed, and the contract made, when your payment has reached us; you get a mail
        with the order and its invoice. If money arrives when the last piece is already gone, we refund all of
        it by ourselves and tell you by mail.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: () => (
      <p>
        Payments go through the card payment gateway of our payment provider. All major debit and credit cards
        and UPI are accepted; cash on delivery is unavailable right now. Card numbers are entered with the
        provider and never reach us. If your bank has taken the money but you see no order, wait for our mail
        before you pay again: the provider’s answer may come later, and either the order or the refund
        follows.
      </p>
    ),
  },
  {
    id: 'coupons',
    title: 'Coupons',
    body: () => (
      <p>
        A coupon takes its percentage off the televisions and the protection in your cart, not off the
        shipping fee. It is good through the end of its last day in India. One coupon counts for an order; the
        newest that you enter replaces the one before. It cannot be paid out.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: () => (
      <p>
        We deliver to the PIN codes that we serve, to the address that you entered, through registered
        couriers or speed post. Orders are dispatched within 48-72 business working hours. We are not liable
        for delays on the courier’s side. If the television has not reached you within 30 days of the order
        for a reason that is not yours, you may cancel it and get back all that you paid. The rest is in the{' '}
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
        that was opened or installed by an unauthorised person. Questions beforehand are welcome at{' '}
        <SupportEmail {...shop} />.
      </p>
    ),
  },
];
