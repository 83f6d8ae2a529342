import { RETURN_DAYS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { SupportEmail } from './Contacts';
import type { ContentDocument } from './content';

export const DISCLAIMER: ContentDocument = {
  title: 'Disclaimer',
  lead: 'What our pages can tell you, and what only the television in your room can show.',
  description:
    'How to read the pictures, sizes, star labels, delivery dates and reviews on our pages, and what we do when one of them is wrong.',
  updated: '2026-11-01',
  sections: [
    {
      id: 'information',
      title: 'The information on our pages',
      body: (shop) => (
        <p>
          We take specifications from the makers and check them, but a maker may change a model without
          telling us. If the page and the carton differ in something that matters to you, you may return the
          television within {RETURN_DAYS} days of delivery. If you find a mistake, please write to{' '}
          <SupportEmail {...shop} /> and we will correct it.
        </p>
      ),
    },
    {
      id: 'pictures',
      title: 'Pictures and colours',
      body: ({ picturesAreDrawings }) => (
        <p>
          {picturesAreDrawings
            ? 'The pictures of televisions are drawings that follow the model’s proportions, stand, finish and sockets.'
            : 'The pictures of televisions show the model; the finish may look different in your light.'}{' '}
          The pictures on their screens are simulated. Colours also depend on the screen you are reading this
          on.
        </p>
      ),
    },
    {
      id: 'sizes',
      title: 'Sizes',
      body: () => (
        <p>
          Screen sizes are measured diagonally, in inches; one inch is 2.54 cm. The room pictures show the set
          to scale above a 2.1 metre sofa. Please measure your wall before you buy.
        </p>
      ),
    },
    {
      id: 'energy',
      title: 'Stars and electricity',
      body: () => (
        <p>
          Star ratings and yearly electricity use are from the Bureau of Energy Efficiency label of the model,
          valid on the day we list it. What you actually use depends on your viewing hours, brightness and
          settings.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and stock',
      body: () => (
        <p>
          Prices are in Indian rupees and include all taxes. The struck-through price is the maker’s maximum
          retail price. Stock is live: “Only 3 items left” means three. If a price or an offer is clearly
          wrong, we will tell you before we charge you.
        </p>
      ),
    },
    {
      id: 'dates',
      title: 'Delivery dates',
      body: () => (
        <p>
          Delivery dates are estimates for your PIN code. Weather, strikes and festival weeks can change them.
          The details are in the <Link to="/shipping-policy">shipping policy</Link>.
        </p>
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews and news',
      body: () => (
        <p>
          Reviews are the opinions of the people who wrote them; “verified purchase” means that they bought
          the television here. We do not edit reviews or pay for them. Articles under{' '}
          <Link to="/news-media">News</Link> are for information only and do not replace a technician’s
          advice, especially on electrical work and wall mounting.
        </p>
      ),
    },
    {
      id: 'other-sites',
      title: 'Trademarks and other sites',
      body: ({ brand }) => (
        <p>
          Brand names and trademarks belong to their owners; we use them only to describe what we sell. Some
          links lead to sites that {brand.name} does not run, such as the payment provider and social
          networks; those sites are responsible for their own content.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your legal rights',
      body: () => (
        <p>
          Nothing on this page takes away any right that the Consumer Protection Act, 2019 or another law
          gives you.
        </p>
      ),
    },
  ],
};
