import { RETURN_DAYS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { SupportEmail } from './Contacts';
import type { ContentDocument } from './content';

export const DISCLAIMER: ContentDocument = {
  title: 'Disclaimer',
  lead: 'What our pages can promise, and what only the television in your room can show.',
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
          telling us. Where the page and the carton differ in something that matters to you, you may return
          the television within {RETURN_DAYS} days of delivery. If you find a mistake, please write to{' '}
          <SupportEmail {...shop} />; we correct it and thank you.
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
          What is shown on their screens is simulated. Colours depend on the screen that you are reading this
          on.
        </p>
      ),
    },
    {
      id: 'sizes',
      title: 'Sizes',
      body: () => (
        <p>
          Screen sizes are diagonals, in inches as the trade names them; one inch is 2.54 cm. The room
          pictures show the set to scale above a sofa of 2.1 metres. Measure your wall before you buy.
        </p>
      ),
    },
    {
      id: 'energy',
      title: 'Stars and electricity',
      body: () => (
        <p>
          Stars and yearly consumption are those of the label of the Bureau of Energy Efficiency for the
          model, valid on the day that we list it. What you use depends on your hours, your brightness and
          your settings.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and stock',
      body: () => (
        <p>
          Prices are in Indian rupees and include all taxes. The struck-through price is the maker’s maximum
          retail price. Stock is counted live: “Only 3 items left” means three. If a price or an offer is
          plainly wrong, we tell you before anything is charged.
        </p>
      ),
    },
    {
      id: 'dates',
      title: 'Delivery dates',
      body: () => (
        <p>
          Dates are what we expect from the route to your PIN code. Weather, strikes and festival weeks can
          move them. The details are in the <Link to="/shipping-policy">shipping policy</Link>.
        </p>
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews and news',
      body: () => (
        <p>
          Reviews are the opinions of those who wrote them; “verified purchase” means that they bought the
          television here. We do not edit them and pay nobody for them. Articles under{' '}
          <Link to="/news-media">News</Link> are for information and do not replace the advice of a
          technician, above all where electricity or a wall is concerned.
        </p>
      ),
    },
    {
      id: 'other-sites',
      title: 'Other names, other sites',
      body: ({ brand }) => (
        <p>
          Brands and marks belong to their owners and are named to say what we sell. Some links lead to sites
          that {brand.name} does not run, such as those of the payment provider and of social networks; what
          happens there is theirs to answer for.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights stay',
      body: () => (
        <p>
          Nothing on this page takes away a right that the Consumer Protection Act, 2019 or another law gives
          you.
        </p>
      ),
    },
  ],
};
