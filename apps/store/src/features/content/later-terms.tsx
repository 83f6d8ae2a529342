import {
  BANKS_SHOW_REFUND_WITHIN,
  PROTECTION_REFUND_DAYS,
  RETURN_DAYS,
  WARRANTY_CLAIM_PAPERS,
} from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline, SupportEmail, SupportPhone } from './Contacts';
import type { ContentSection } from './content';

/** Sections 11 to 20: cancellation, warranties and general terms. */
export const LATER_TERMS: readonly ContentSection[] = [
  {
    id: 'cancelling',
    title: 'Cancelling an order',
    body: () => (
      <p>
        While your order is Pending you may cancel it under <Link to="/myorders">My Orders</Link>, at no
        charge. We refund all that you paid, including shipping, to the account you paid from. Once an order
        is shipped you cannot cancel it, but you may return it. A cancelled order cannot be restored; please
        order again.
      </p>
    ),
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    body: () => (
      <>
        <p>
          Within {RETURN_DAYS} days of delivery you may ask for a return under{' '}
          <Link to="/myorders">My Orders</Link>: if it is defective, is not what you ordered or not as
          described, or if you changed your mind. Please return it complete, in its carton and without damage
          caused by you.
        </p>
        <p>
          Once we approve the return, we refund all that you paid for the order, including shipping, to the
          card, account or UPI ID you paid from. Banks usually credit it within {BANKS_SHOW_REFUND_WITHIN}; of
          a purchase by EMI the bank then ends or lowers the EMI. We email you at each step.
        </p>
      </>
    ),
  },
  {
    id: 'makers-warranty',
    title: 'The maker’s warranty',
    body: (shop) => (
      <p>
        Every television has the maker’s warranty for the months given on its page. Keep{' '}
        {WARRANTY_CLAIM_PAPERS}: every claim needs both. To use it, call <Helpline {...shop} />. This is in
        addition to your legal rights against a defective product.
      </p>
    ),
  },
  {
    id: 'extended-protection',
    title: 'Extended protection',
    body: (shop) => (
      <p>
        You may extend the warranty when you buy; nothing is added unless you choose it. You pay once for each
        model in your cart, whatever the quantity. What it covers is given in the{' '}
        <Link to="/privacy-policy" hash="warranty">
          warranty policy
        </Link>
        : the panel or module only. If you change your mind, write to <SupportEmail {...shop} /> within{' '}
        {PROTECTION_REFUND_DAYS} days of delivery and, if you have made no claim, we refund its full price.
      </p>
    ),
  },
  {
    id: 'wholesale',
    title: 'Wholesale orders',
    body: (shop) => (
      <p>
        For larger quantities, see the prices per piece under{' '}
        <Link to="/wholesale-bulk-products">Wholesale</Link>. We confirm such an order by email. It becomes
        binding when it is paid; until then no stock is reserved. Give your GST number if you want it on the
        invoice. For anything not on the list, call <SupportPhone {...shop} />.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews and what you send us',
    body: () => (
      <p>
        You may review each television once, in your own words. Please leave out insults, advertising, and
        other people’s names, numbers and pictures; we remove reviews that contain these or were paid for.
        What you write remains yours, and you allow us to show it in the shop.
      </p>
    ),
  },
  {
    id: 'using-the-shop',
    title: 'Using the shop',
    body: ({ brand }) => (
      <p>
        The texts, pictures, drawings and programs of the shop belong to {brand.legalName} or are used with
        permission. You may share links and print pages for yourself. Please do not copy the catalogue by
        machine, buy only to block stock, try to get into other people’s accounts, or disturb the service. We
        may close an account that does.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints and the grievance officer',
    body: (shop) => (
      <>
        <p>
          If you are logged in, you may <Link to="/raise-complaint">raise a complaint</Link>, which gets a
          ticket number at once. Without logging in, <Link to="/complaints">name your order</Link> or use the{' '}
          <Link to="/contact">contact page</Link>. We acknowledge every complaint within 48 hours and resolve
          it within one month; the <Link to="/grievance">grievance page</Link> shows how many.
        </p>
        <p>
          Our grievance officer is {shop.brand.grievanceOfficer}, <SupportEmail {...shop} />,{' '}
          <SupportPhone {...shop} />, {shop.brand.hours}. You may also turn to the National Consumer Helpline
          at 1915.
        </p>
      </>
    ),
  },
  {
    id: 'our-responsibility',
    title: 'Our liability',
    body: () => (
      <p>
        We are responsible for what we sell and do, as the Consumer Protection Act, 2019 requires. Beyond
        that, we are not liable for events that nobody could prevent, for courier delays, for damage from
        wrong voltage, lightning, liquids, falls or unauthorised repair, or for loss of business profits.
        Nothing in these terms limits any liability that cannot be limited by law.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, courts and changes',
    body: ({ brand }) => (
      <p>
        The law of India applies. Courts at {brand.city}, {brand.state}, have jurisdiction; as a consumer you
        may also go to the consumer commission where you live. If one of these terms is found invalid, the
        others still apply. We may change these terms: the date at the top shows the last change, and it does
        not affect orders already placed.
      </p>
    ),
  },
];
