/** The demo's news, newest first; `daysAgo` counts from the day of loading. */
export interface NewsEntry {
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
    subtitle: 'Five stars are good, but kilowatt-hours are what you pay for.',
    description:
      'Since January every colour television sold in India carries a star label. The stars compare a set with others of its size, so a five-star 75 inch may well use more than a three-star 32 inch.\n\nThe number to look at is kWh a year. Multiply it by what your electricity board charges: at ₹8 a unit, 100 kWh cost ₹800 a year. Both figures stand on each of our product pages, beside the price.\n\nThe label counts six hours of viewing a day. If your set runs all day in a shop or a clinic, take four times the figure.',
  },
  {
    slug: 'which-size',
    daysAgo: 9,
    title: 'Which size for which room',
    subtitle: 'Measure the distance from your eyes to the wall, then choose.',
    description:
      'A good rule for 4K: the diagonal in inches times three gives the nearest comfortable distance in centimetres. For a 55 inch set that is 165 cm; most people are happiest at two metres or a little more.\n\nWith HD Ready sets, sit further away, or take a smaller one: below two metres a 32 inch picture begins to show its dots.\n\nIf you stand between two sizes, cut the larger one out of newspaper and hang it on the wall for a day. It costs nothing and settles every argument.',
  },
  {
    slug: 'miniled-or-oled',
    daysAgo: 16,
    title: 'Mini-LED or OLED: what the difference is at home',
    subtitle: 'One wins by day, the other by night.',
    description:
      'An OLED pixel makes its own light and can go out completely. In a dark room nothing looks better. A Mini-LED set has a thousand small lamps behind the panel: it cannot go quite as dark, but it gets much brighter.\n\nSo the question is when you watch. With open curtains and a white wall behind you, take Mini-LED. With lights off and films until midnight, take OLED.\n\nBoth are dearer than a plain LED. If your set mostly shows news and serials, a QLED gives you most of the colour for half the money.',
  },
  {
    slug: 'festival-delivery',
    daysAgo: 24,
    title: 'Delivery in the festival weeks',
    subtitle: 'Order by Monday and it stands in your room by the weekend.',
    description:
      'In the weeks before Diwali we send four times as many televisions as usual. We have added a night shift in Bengaluru and two vans each in Pune, Kochi and Lucknow.\n\nThe product page shows the days for your PIN code. If we cannot keep them, you will hear from us before the day, and you may cancel without a fee as long as the set has not left.',
  },
  {
    slug: 'extended-warranty-explained',
    daysAgo: 33,
    title: 'What our extended warranty covers, and what not',
    subtitle: 'Panel and module, for the years you choose.',
    description:
      'The maker’s warranty covers the whole set for its first year or two. Our extended warranty goes on after that and covers the dearest part: the panel with its module. Dark or bright dots count as a fault when there are more than five.\n\nIt does not cover a cracked screen, lightning, or water. It is a choice that nobody is asked to make twice: if you do not want it, one tap says no.\n\nKeep the invoice: it names the months you bought and is all you need to show.',
  },
  {
    slug: 'gst-eighteen',
    daysAgo: 47,
    title: 'One tax rate for every size',
    subtitle: 'Large sets carry 18 % GST, as small ones do.',
    description:
      'Since September last year televisions over 32 inches are taxed at 18 % instead of 28 %. Prices on our pages include the tax; the invoice shows how much of it there is.\n\nBusinesses find CGST and SGST, or IGST, set out line by line, and can enter their GSTIN when they order wholesale.',
  },
  {
    slug: 'old-television',
    daysAgo: 58,
    title: 'What to do with the old television',
    subtitle: 'Not the kabadiwala, please: there is lead in it.',
    description:
      'Old tube sets hold up to two kilos of lead. They belong to an authorised recycler. Our delivery team takes yours along if you ask at checkout by telephone; we hand it to a recycler registered with the pollution control board and send you the receipt.\n\nFlat sets can go the same way. If yours still works, a school or an old people’s home nearby may be glad of it.',
  },
  {
    slug: 'picture-settings',
    daysAgo: 71,
    title: 'Five settings to change on the first evening',
    subtitle: 'Your new set leaves the shop dressed for the shop.',
    description:
      'First, change the picture mode from Vivid to Standard or Film. Second, switch off motion smoothing for films, and leave it on for cricket. Third, set the colour temperature to Warm; it looks yellow for a day and right ever after.\n\nFourth, lower the backlight at night: it is kinder to eyes and bill. Fifth, switch on the energy saver, which dims the set with the room.',
  },
];
