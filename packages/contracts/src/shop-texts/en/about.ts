import type { WrittenText } from '../text-value';

export const ABOUT: WrittenText = {
  title: 'A television is a window. We sell windows.',
  lead: 'Who started this shop, why we sell only televisions, and what we promise you.',
  description:
    'The founder’s story: from a repair bench in a market lane to an online shop that sells only televisions, and what it promises.',
  body: `
## The founder {#founder}

{{founder}} learnt the trade at a repair bench, in an uncle’s small workshop in a market lane. Every set came in with a story. The final had gone dark in the last over. A grandmother’s serial had lost its green. The job was to find the fault, and then to explain it so that nobody felt foolish.

A diploma in electronics followed, then eleven years with makers of display panels, first on the test line and later choosing panels for other people’s brands. That is where you learn what the numbers on a carton really mean: which “HDR” is only a sticker, which 120 Hz is real, and why two sets with the same panel can differ by ₹20,000.

Back home, friends kept asking the same question: which one should I buy? The answers filled a notebook, then a shared sheet that people began to pass on, and finally became a shop. {{companyName}} means radiance, the glow of a screen in a dark room. {{founder}} still reads every one-star review, and still keeps a soldering iron in the desk.

## Why we sell only televisions {#one-thing}

A shop that sells everything cannot know everything. We sell [televisions](/televisions), from 24 inches for the kitchen shelf to 98 inches for the wall, in every technology. Every page gives the same facts in the same order, so you can compare two sets easily, without a salesman.

## What we promise {#what-we-keep-to}

- **The price is the price.** It includes all taxes. Shipping is {{shippingFee}} per order, and you see it before you pay.
- **Nothing is pre-selected.** Extended protection is your choice, and “No Thanks” is as easy to press as “Add Protection”.
- **“Only 3 left” means three.** We never create false urgency.
- **Seven days to change your mind**, with a full refund that includes shipping.
- **A person answers.** Every complaint gets a ticket number, and someone is responsible for resolving it.

## Where we are {#where-we-are}

We are in {{city}}, {{state}}, and deliver all over India. We are open {{hours}}. Visit us, call, or [write to us](/contact). If you are buying for a school, a hotel or an office, ask for [wholesale prices](/wholesale-bulk-products).
`.trim(),
};
