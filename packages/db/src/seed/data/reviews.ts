/** What people say of their televisions, by rating: title and comment. */
export const REVIEWS: Readonly<Record<number, readonly (readonly [title: string, comment: string])[]>> = {
  5: [
    [
      'Better than in the shop',
      'Looked at two others in the mall and came home to this one. Colours are natural and my father can read the news ticker without his glasses.',
    ],
    [
      'Delivered in three days',
      'Came well packed on the day they said. The delivery boys carried it to the second floor and waited until it was switched on.',
    ],
    [
      'Worth every rupee',
      'Bought it before the World Cup. Whole building comes to watch now. Picture stays clear from the side seats.',
    ],
    ['My mother uses it herself', 'She is 71 and opens her serials by speaking. That alone was worth it.'],
    [
      'Invoice and warranty on time',
      'GST invoice was in my mail the same minute. The extended warranty is on the same paper, no separate card to lose.',
    ],
    ['Crisp and quiet', 'No hum, no light leaking from the corners. The menu is quick.'],
    [
      'Colours like the real thing',
      'We watched Onam boat races on it and could count the oarsmen. Very happy with the choice.',
    ],
    [
      'Good for daylight',
      'Our hall faces south and the old set was a mirror all day. This one you can watch at noon.',
    ],
    [
      'Easy wall mounting',
      'Holes are standard, so the carpenter had it up in twenty minutes. The cable comes out at the side, which helps.',
    ],
    [
      'Remote finds everything by voice',
      'Understands Tamil names of films better than I expected. Children fight over who may ask.',
    ],
    [
      'Second one from this shop',
      'First for my parents, now for us. Same good packing, same polite delivery.',
    ],
  ],
  4: [
    [
      'Nearly perfect',
      'Picture, menu and price all good. I only wish the legs stood closer together, our cabinet is narrow.',
    ],
    [
      'Good colours out of the box',
      'Turned the brightness down a little in the evening, otherwise left it as it came.',
    ],
    [
      'Arrived a day early',
      'Someone has to be at home for that, so call before please. The set itself is very good.',
    ],
    [
      'Very good, speech could be louder',
      'Picture is excellent for the price. For films I use a small soundbar, for news it is fine as it is.',
    ],
    ['Happy after two months', 'No trouble so far. The remote feels light but works from every corner.'],
    [
      'Good set, plain stand',
      'Picture first class. The stand does its work but looks simple, we put it on the wall.',
    ],
    ['Nice, a little slow at start', 'Takes some seconds after a power cut, after that it is smooth.'],
    [
      'Does what it says',
      'Checked the label and the size, all as written on the page. One star less for the short power cord.',
    ],
  ],
  3: [
    ['All right for a bedroom', 'In bright daylight you see the window in it. In the evening it is good.'],
    ['Average sound', 'Picture is good, sound is thin. Expected more bass at this size.'],
    ['Good but heavy', 'Needed three people to lift it to the wall. Otherwise no complaint.'],
  ],
  2: [
    ['Remote stopped after a week', 'They sent a new one in four days, but it should not happen.'],
    ['Not for gaming', 'For serials fine, for my son’s console there is a delay.'],
  ],
  1: [
    [
      'Came with a scratch',
      'The frame had a scratch. It was exchanged without argument, but I had to wait nine days.',
    ],
  ],
};

/** How often each rating is given, out of a hundred. */
export const RATING_SHARE = [
  [5, 52],
  [4, 30],
  [3, 11],
  [2, 5],
  [1, 2],
] as const;
