/** The demo's news, newest first; `daysAgo` counts from the day of loading. */
interface NewsEntry {
  slug: string;
  daysAgo: number;
  title: string;
  subtitle: string;
  description: string;
}

export const NEWS: readonly NewsEntry[] = [
  {
    slug: 'star-labels-2026',
    daysAgo: 3,
    title: 'How to read the star label on a television',
    subtitle: 'Stars are a good guide, but units of electricity are what you pay for.',
    description:
      'Since January, every colour television sold in India carries a star label. The stars compare a set with others of its size, so a five-star 75 inch may use more than a three-star 32 inch.\n\nThe number to look at is kWh a year. Multiply it by your electricity rate: at ₹8 a unit, 100 kWh cost ₹800 a year. You will find the stars and the kWh on every product page.\n\nThe label assumes six hours of viewing a day. If your set runs day and night in a shop or a clinic, multiply the figure by four.',
  },
  {
    slug: 'which-size',
    daysAgo: 9,
    title: 'Which size for which room',
    subtitle: 'Measure the distance from your eyes to the wall, then choose.',
    description:
      'A good rule for 4K: multiply the screen size in inches by three to get the nearest comfortable distance in centimetres. For a 55 inch set that is 165 cm; most people prefer two metres or a little more.\n\nWith HD Ready sets, sit further away or choose a smaller one: closer than two metres, you begin to see the dots of a 32 inch picture.\n\nIf you cannot decide between two sizes, cut the larger one out of newspaper and stick it on the wall for a day. It costs nothing and settles every argument.',
  },
  {
    slug: 'miniled-or-oled',
    daysAgo: 16,
    title: 'Mini-LED or OLED: the difference at home',
    subtitle: 'One wins by day, the other by night.',
    description:
      'An OLED pixel makes its own light and can switch off fully. In a dark room nothing looks better. A Mini-LED set has a thousand small lamps behind the panel: it cannot get quite as dark, but it gets much brighter.\n\nSo it depends on when you watch. For open curtains and bright rooms, choose Mini-LED. For films at night with the lights off, choose OLED.\n\nBoth cost more than a plain LED. If you mostly watch news and serials, a QLED gives you most of the colour at half the price.',
  },
  {
    slug: 'festival-delivery',
    daysAgo: 24,
    title: 'Delivery in the festival season',
    subtitle: 'Order by Monday and it will be in your home by the weekend.',
    description:
      'In the weeks before Diwali we send four times as many televisions as usual. We have added a night shift in Bengaluru and two vans each in Pune, Kochi and Lucknow.\n\nThe product page shows the delivery dates for your PIN code. If we are delayed, we will tell you in advance, and you can cancel free of charge until the set is shipped.',
  },
  {
    slug: 'extended-warranty-explained',
    daysAgo: 33,
    title: 'What our extended warranty covers',
    subtitle: 'Panel and module, for the years you choose.',
    description:
      'The maker’s warranty covers the whole set for its first year or two. Our extended warranty starts after that and covers the most expensive part: the panel with its module. Dark or bright dots count as a fault when there are more than five.\n\nIt does not cover a cracked screen, lightning, or water. It is optional: if you do not want it, just tap No Thanks.\n\nKeep the invoice and the warranty card: you need both to make a claim.',
  },
  {
    slug: 'gst-eighteen',
    daysAgo: 47,
    title: 'One tax rate for every size',
    subtitle: 'Large sets now have 18% GST, just like small ones.',
    description:
      'Since September last year, GST on televisions over 32 inches is 18% instead of 28%. Our prices include the tax; the invoice shows how much it is.\n\nBusiness invoices show CGST and SGST, or IGST, for each item. You can enter your GSTIN when you order wholesale.',
  },
  {
    slug: 'old-television',
    daysAgo: 58,
    title: 'What to do with your old television',
    subtitle: 'Please do not give it to the kabadiwala: it contains lead.',
    description:
      'Old tube sets contain up to two kilos of lead and must go to an authorised recycler. If you call us after placing your order, our delivery team will take your old set. We hand it to a recycler registered with the pollution control board and send you the receipt.\n\nFlat sets can go the same way. If yours still works, a school or an old people’s home nearby may be glad of it.',
  },
  {
    slug: 'picture-settings',
    daysAgo: 71,
    title: 'Five settings to change on the first evening',
    subtitle: 'Your new set comes with the settings of a bright showroom.',
    description:
      'First, change the picture mode from Vivid to Standard or Film. Second, turn off motion smoothing for films, but leave it on for cricket. Third, set the colour temperature to Warm; it looks yellow for a day, and then just right.\n\nFourth, lower the backlight at night: it is easier on your eyes and your bill. Fifth, turn on the energy saver, which adjusts the brightness to your room.',
  },
];
