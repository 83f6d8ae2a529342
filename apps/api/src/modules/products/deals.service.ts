import { trueDeals } from '@aabha/contracts/home/home.rules';
import type { RequestContext } from '../../context/context';
import { selectReducedOffers } from './reduced-offers.queries';
import { cardsOf, lowestOf } from './products.service';

/** How many of the largest savings are looked at for what is in stock. */
const CONSIDERED = 40;

/**
 * Returns the televisions in stock that cost less than in the 30 days before their offer, the largest saving first
 * (docs/spec/home-page.md#deals), and the ids of all whose stock decides that.
 */
export async function findDeals(ctx: RequestContext, count: number) {
  const offers = (await selectReducedOffers(ctx.db)).map(({ offerPrices, ...offer }) => ({
    ...offer,
    lowestPriorPrice: lowestOf(offerPrices),
  }));
  const considered = trueDeals(offers)
    .slice(0, CONSIDERED)
    .map(({ _id }) => _id);
  const cards = await cardsOf(ctx, considered);
  return { deals: cards.filter(({ stock }) => stock > 0).slice(0, count), considered };
}
