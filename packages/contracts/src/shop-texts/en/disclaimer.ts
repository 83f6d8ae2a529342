import type { WrittenText } from '../text-value';

export const DISCLAIMER: WrittenText = {
  title: 'Disclaimer',
  lead: 'What our pages can tell you, and what only the television in your room can show.',
  description:
    'How to read the pictures, sizes, star labels, delivery dates and reviews on our pages, and what we do when one of them is wrong.',
  body: `
## The information on our pages {#information}

We take specifications from the makers and check them, but a maker may change a model without telling us. If the page and the carton differ in something that matters to you, you may return the television within {{returnDays}} days of delivery. If you find a mistake, please write to {{supportEmail}} and we will correct it.

## Pictures and colours {#pictures}

{{#picturesAreDrawings}}The pictures of televisions are drawn by a computer from the model’s specification: proportions, stand, finish and sockets are true to it.{{/picturesAreDrawings}}{{^picturesAreDrawings}}The pictures of televisions show the model; the finish may look different in your light.{{/picturesAreDrawings}} The pictures on their screens are simulated. Colours also depend on the screen you are reading this on.

## Sizes {#sizes}

Screen sizes are measured diagonally, in inches; one inch is 2.54 cm. The room pictures show the set to scale above a 2.1 metre sofa. Please measure your wall before you buy.

## Stars and electricity {#energy}

Star ratings and yearly electricity use are from the Bureau of Energy Efficiency label of the model, valid on the day we list it. What you actually use depends on your viewing hours, brightness and settings.

## Prices and stock {#prices}

Prices are in Indian rupees and include all taxes. The struck-through price is the maker’s maximum retail price. Stock is live: “Only 3 items left” means three. If a price or an offer is clearly wrong, we will tell you before we charge you.

## Delivery dates {#dates}

Delivery dates are estimates for your PIN code. Weather, strikes and festival weeks can change them. The details are in the [shipping policy](/shipping-policy).

## Reviews and news {#reviews}

Reviews are the opinions of the people who wrote them; “verified purchase” means that they bought the television here. We do not edit reviews or pay for them. Articles under [News](/news-media) are for information only and do not replace a technician’s advice, especially on electrical work and wall mounting.

## Trademarks and other sites {#other-sites}

Brand names and trademarks belong to their owners; we use them only to describe what we sell. Some links lead to sites that {{companyName}} does not run, such as the payment provider and social networks; those sites are responsible for their own content.

## Your legal rights {#your-rights}

Nothing on this page takes away any right that the Consumer Protection Act, 2019 or another law gives you.
`.trim(),
};
