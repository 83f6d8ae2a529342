import {
  BANKS_SHOW_REFUND_WITHIN,
  PROTECTION_REFUND_DAYS,
  RETURN_DAYS,
  WARRANTY_CLAIM_PAPERS,
} from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline, SupportEmail, SupportPhone } from './Contacts';
import type { ContentSection } from './content';

/** Sections 11 to 20: changing one's mind, what is promised, and what holds for all of it. */
export const LATER_TERMS: readonly ContentSection[] = [
  {
    id: 'cancelling',
    title: 'Cancelling an order',
    body: () => (
      <p>
        While your order is Pending you may cancel it under <Link to="/myorders">My Orders</Link>, at no
        charge. What you paid, shipping included, goes back to where it came from. Once it is shipped it
        cannot be cancelled any more; you may return it instead. A cancelled order cannot be taken up again.
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
          <Link to="/myorders">My Orders</Link>: because it is defective, is not what you ordered or not as
          described, or because you changed your mind. Give it back complete, in its carton and without damage
          of your own making.
        </p>
        <p>
          When we have approved the return we refund all that you paid for the order, shipping included, to
          the card, account or UPI address that it was paid from. Banks usually show it within{' '}
          {BANKS_SHOW_REFUND_WITHIN}. You get a mail at each step.
        </p>
      </>
    ),
  },
  {
    id: 'makers-warranty',
    title: 'The maker’s warranty',
    body: (shop) => (
      <p>
        Every television has the maker’s warranty for the months that its page states. Keep{' '}
        {WARRANTY_CLAIM_PAPERS}: every claim needs both. To use it, call <Helpline {...shop} />. What the law
        gives you against a defective product stands beside it and is not shortened by it.
      </p>
    ),
  },
  {
    id: 'extended-protection',
    title: 'Extended protection',
    body: (shop) => (
      <p>
        You may add months to the warranty when you buy; nothing is added unless you choose it. The price is
        paid once for the model in your cart, whatever the quantity. What it covers is set out in the{' '}
        <Link to="/privacy-policy" hash="warranty">
          warranty policy
        </Link>
        : the panel or module only. If you do not want it after all, write to <SupportEmail {...shop} />{' '}
        within {PROTECTION_REFUND_DAYS} days of delivery and, as long as nothing was claimed, we refund its
        whole price.
      </p>
    ),
  },
  {
    id: 'wholesale',
    title: 'Wholesale orders',
    body: (shop) => (
      <p>
        For larger quantities there are prices by the piece under{' '}
        <Link to="/wholesale-bulk-products">Wholesale</Link>. Such an order is confirmed to you by mail and is
        binding when it is paid; until then it holds no stock. Give your GST number if you want it on the
        invoice. For anything beyond the list, call <SupportPhone {...shop} />.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews and what you send us',
    body: () => (
      <p>
        Say what you think, once for each television, in your own words. Leave out insults, advertising, and
        other people’s names, numbers and pictures; reviews that contain them, or that were paid for, are
        removed. You keep your rights in what you write and allow us to show it in the shop.
      </p>
    ),
  },
  {
    id: 'using-the-shop',
    title: 'Using the shop',
    body: ({ brand }) => (
      <p>
        The texts, pictures, drawings and programs of the shop belong to {brand.legalName} or are used with
        leave. You may share links and print pages for yourself. Please do not copy the catalogue by machine,
        buy in order to block stock, try to get into other people’s accounts, or disturb the service. We may
        close an account that does.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints and the grievance officer',
    body: (shop) => (
      <>
        <p>
          Signed in, you may <Link to="/raise-complaint">raise a complaint</Link>, which gets a ticket number
          at once; without an account, use the <Link to="/contact">contact page</Link>. We acknowledge a
          complaint within 48 hours and settle it within one month.
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
    title: 'What we answer for',
    body: () => (
      <p>
        We answer for what we sell and for what we do, as the Consumer Protection Act, 2019 says. Beyond that,
        we do not answer for events that nobody could prevent, for the couriers’ delays, for damage from wrong
        voltage, lightning, liquids, falls or unauthorised repair, or for profits that a business loses.
        Nothing in these terms limits what cannot be limited by law.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, courts and changes',
    body: ({ brand }) => (
      <p>
        The law of India applies. Courts at {brand.city}, {brand.state}, decide; as a consumer you may also go
        to the consumer commission where you live. If one of these terms does not hold, the others do. We may
        change the terms for the future: the date at the top says when that happened last, and orders already
        placed keep the terms that they were placed under.
      </p>
    ),
  },
];
