import { sql } from 'drizzle-orm';
import type { Tx } from '../../client';
import { products } from '../../schema/products';
import { reviews } from '../../schema/reviews';
import { RATING_SHARE } from '../data/reviews';
import { between, pick, pickWeighted, randomFrom, uuidAt, wholeBetween, type Random } from '../random';
import { DEMO_CATALOGUE, type DemoProduct } from '../seed-catalogue';
import type { Person } from '../seed-people';
import type { PastOrder } from './history.types';
import { writeReview } from './write-review';

const DAY_MS = 86_400_000;
const FEWEST_OTHERS = 5;
const MOST_OTHERS = 18;

type Row = typeof reviews.$inferInsert;

function reviewOf(
  random: Random,
  product: DemoProduct,
  userId: string,
  atMs: number,
  verified: boolean,
): Row {
  const rating = pickWeighted(random, RATING_SHARE);
  const { title, comment } = writeReview(random, product, rating);
  return {
    id: uuidAt(atMs, random),
    productId: product.id,
    userId,
    rating,
    title,
    comment,
    verifiedPurchase: verified,
    createdAt: new Date(atMs).toISOString(),
  };
}

/** Every second buyer says something some days after delivery. */
function byBuyers(random: Random, history: readonly PastOrder[], now: Date): Row[] {
  return history.flatMap((order) => {
    const delivered = order.events.find(({ to }) => to === 'Delivered');
    if (!delivered || random() < 0.5) return [];
    const atMs = Math.min(delivered.atMs + between(random, 0.5, 12) * DAY_MS, now.getTime() - DAY_MS / 4);
    return order.lines.map(({ product }) =>
      reviewOf(random, product, order.buyer.id, Math.floor(atMs), true),
    );
  });
}

function byOthers(random: Random, people: readonly Person[], now: Date): Row[] {
  return DEMO_CATALOGUE.flatMap((product) => {
    const count = wholeBetween(random, FEWEST_OTHERS, MOST_OTHERS);
    return Array.from({ length: count }, () => {
      const atMs = Math.floor(now.getTime() - between(random, 2, 125) * DAY_MS);
      return reviewOf(random, product, pick(random, people).id, atMs, false);
    });
  });
}

/** One review a person and product, buyers' own first, and nothing said twice: no title of a television, no text of any. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ productId, userId, title, comment }) => {
    const keys = [`${productId} ${userId}`, `${productId} ${title}`, comment];
    if (keys.some((key) => seen.has(key))) return false;
    keys.forEach((key) => seen.add(key));
    return true;
  });
}

/** Writes what buyers and others say, then adds up each product's rating. */
export async function insertReviews(
  tx: Tx,
  history: readonly PastOrder[],
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const random = randomFrom(77);
  const said = withoutRepeats([...byBuyers(random, history, now), ...byOthers(random, people, now)]);
  await tx.insert(reviews).values(said);
  await tx.execute(sql`
    update ${products} set rating_sum = r.total, rating_count = r.number
    from (select product_id, sum(rating)::int as total, count(*)::int as number from ${reviews} group by product_id) r
    where r.product_id = ${products}.id`);
}
