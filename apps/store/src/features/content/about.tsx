import { formatRupees } from '@aabha/contracts/money/money-format';
import { Link } from '@tanstack/react-router';
import type { ContentDocument } from './content';

export const ABOUT: ContentDocument = {
  title: 'A television is a window. We sell windows.',
  lead: 'Who started this shop, why we sell only televisions, and what we promise you.',
  description:
    'The founder’s story: from a repair bench in a market lane to an online shop that sells only televisions, and what it promises.',
  sections: [
    {
      id: 'founder',
      title: 'The founder',
      body: ({ brand }) => (
        <>
          <p>
            {brand.founder} learnt the trade at a repair bench, in an uncle’s small workshop in a market lane.
            Every set came in with a story. The final had gone dark in the last over. A grandmother’s serial
            had lost its green. The job was to find the fault, and then to explain it so that nobody felt
            foolish.
          </p>
          <p>
            A diploma in electronics followed, then eleven years with makers of display panels, first on the
            test line and later choosing panels for other people’s brands. That is where you learn what the
            numbers on a carton really mean: which “HDR” is only a sticker, which 120 Hz is real, and why two
            sets with the same panel can differ by ₹20,000.
          </p>
          <p>
            Back home, friends kept asking the same question: which one should I buy? The answers filled a
            notebook, then a shared sheet that people began to pass on, and finally became a shop.{' '}
            {brand.name} means radiance, the glow of a screen in a dark room. {brand.founder} still reads
            every one-star review, and still keeps a soldering iron in the desk.
          </p>
        </>
      ),
    },
    {
      id: 'one-thing',
      title: 'Why we sell only televisions',
      body: () => (
        <p>
          A shop that sells everything cannot know everything. We sell{' '}
          <Link to="/televisions">televisions</Link>, from 24 inches for the kitchen shelf to 98 inches for
          the wall, in every technology. Every page gives the same facts in the same order, so you can compare
          two sets easily, without a salesman.
        </p>
      ),
    },
    {
      id: 'what-we-keep-to',
      title: 'What we promise',
      body: ({ shippingFeeRupees }) => (
        <ul>
          <li>
            <strong>The price is the price.</strong> It includes all taxes. Shipping is{' '}
            {formatRupees(shippingFeeRupees)} per order, and you see it before you pay.
          </li>
          <li>
            <strong>Nothing is pre-selected.</strong> Extended protection is your choice, and “No Thanks” is
            as easy to press as “Add Protection”.
          </li>
          <li>
            <strong>“Only 3 left” means three.</strong> We never create false urgency.
          </li>
          <li>
            <strong>Seven days to change your mind</strong>, with a full refund that includes shipping.
          </li>
          <li>
            <strong>A person answers.</strong> Every complaint gets a ticket number, and someone is
            responsible for resolving it.
          </li>
        </ul>
      ),
    },
    {
      id: 'where-we-are',
      title: 'Where we are',
      body: ({ brand }) => (
        <p>
          We are in {brand.city}, {brand.state}, and deliver all over India. We are open {brand.hours}. Visit
          us, call, or <Link to="/contact">write to us</Link>. If you are buying for a school, a hotel or an
          office, ask for <Link to="/wholesale-bulk-products">wholesale prices</Link>.
        </p>
      ),
    },
  ],
};
