import { formatRupees } from '@aabha/contracts/money/money-format';
import { Link } from '@tanstack/react-router';
import type { ContentDocument } from './content';

export const ABOUT: ContentDocument = {
  title: 'A television is a window. We sell windows.',
  lead: 'Who started this shop, why it sells one thing only, and what you may hold us to.',
  description:
    'The founder’s story: from a repair bench in a market lane to an online shop that sells televisions and nothing else, and the rules that it keeps.',
  sections: [
    {
      id: 'founder',
      title: 'The founder',
      body: ({ brand }) => (
        <>
          <p>
            {brand.founder} learnt the trade at a repair bench: an uncle’s workshop in a market lane, three
            stools wide, where sets came in with the back off and a story attached. The final had gone dark in
            the last over. A grandmother’s serial had lost its green. The job was to find the fault, and then
            to explain it so that nobody felt foolish.
          </p>
          <p>
            A diploma in electronics followed, then eleven years with makers of display panels, first on the
            test line and later choosing panels for other people’s brands. That is where one learns what a
            number on a carton is worth: which “HDR” is only a sticker, how much of a 120 Hz is true, and why
            two sets with the same panel cost ₹20,000 apart.
          </p>
          <p>
            Back home, friends kept asking the same question: which one should I buy? The answers filled a
            notebook, then a shared sheet that strangers began to pass on, and in the end a shop. {brand.name}{' '}
            means radiance, the glow of a screen in a dark room. {brand.founder} still reads every one-star
            review, and still keeps a soldering iron in the desk.
          </p>
        </>
      ),
    },
    {
      id: 'one-thing',
      title: 'Why we sell one thing',
      body: () => (
        <p>
          A shop that sells everything cannot know everything. We sell{' '}
          <Link to="/televisions">televisions</Link>, from 24 inches for the kitchen shelf to 98 inches for
          the wall, of every technology and at honest distances from each other. Each page gives the same
          facts in the same order, so that you can put two sets beside each other and see the difference
          without a salesman.
        </p>
      ),
    },
    {
      id: 'what-we-keep-to',
      title: 'What we keep to',
      body: ({ shippingFeeRupees }) => (
        <ul>
          <li>
            <strong>The price is the price.</strong> Taxes are in it. Shipping is{' '}
            {formatRupees(shippingFeeRupees)} an order, and you see it before you pay.
          </li>
          <li>
            <strong>Nothing is ticked for you.</strong> Protection is a choice, and “No Thanks” is as large as
            the other button.
          </li>
          <li>
            <strong>“Only 3 left” means three.</strong> We do not make hurry where there is none.
          </li>
          <li>
            <strong>Seven days to change your mind</strong>, and the whole amount back, shipping included.
          </li>
          <li>
            <strong>A person answers.</strong> Every complaint has a number, and somebody who has to settle
            it.
          </li>
        </ul>
      ),
    },
    {
      id: 'where-we-are',
      title: 'Where we are',
      body: ({ brand }) => (
        <p>
          In {brand.city}, {brand.state}, with service areas all over India. We are here {brand.hours}. Come
          by, call, or <Link to="/contact">write to us</Link>; if you buy for a school, a hotel or an office,
          ask for <Link to="/wholesale-bulk-products">wholesale prices</Link>.
        </p>
      ),
    },
  ],
};
