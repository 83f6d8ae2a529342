import { paise, ZERO } from '@aabha/contracts/money/money';
import { demoPriceAt, type DatedPrice } from '../demo-prices';
import { pick, pickWeighted, randomFrom, uuidAt, wholeBetween, between, type Random } from '../random';
import type { DemoCoupon, DemoProduct } from '../seed-catalogue';
import type { People, Person } from '../seed-people';
import type { PastEvent, PastLine, PastOrder } from './history.types';

const ORDERS = 300;
const DAYS = 120;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nothing happened in the last two hours: what is newer is for whoever tries the shop. */
const QUIET_MS = 2 * HOUR_MS;

/** Which purchases are of the two demo shoppers, so that their lists have something in every state. */
const OF_SHOPPER = new Set([38, 131, 209, 262, 285, 297]);
const OF_BUSINESS = new Set([90, 240]);

const RETURN_REASONS = [
  'The set is larger than our wall allows.',
  'One corner of the picture is darker than the rest.',
  'My parents find the remote too difficult.',
  'The sound crackles at low volume.',
];

interface HistoryInput {
  now: Date;
  products: readonly DemoProduct[];
  /** Prices over time of those whose price changed, by id. */
  prices: ReadonlyMap<string, readonly DatedPrice[]>;
  people: People;
  coupons: readonly DemoCoupon[];
}

/** More and more towards today: the shop grows. */
function momentOf(index: number, random: Random, now: Date): number {
  const left = 1 - (index + random() * 0.9) / ORDERS;
  return now.getTime() - QUIET_MS - Math.floor(left ** 1.15 * (DAYS * DAY_MS - QUIET_MS));
}

type UnpricedLine = Omit<PastLine, 'unitPricePaise'>;

function lineOf(random: Random, product: DemoProduct, mostUnits: number): UnpricedLine {
  const offers = Object.entries(product.warrantyPricing);
  const [months, price] = offers.length > 0 && random() < 0.34 ? pick(random, offers) : ['0', 0];
  return {
    product,
    quantity: wholeBetween(random, 1, mostUnits),
    warrantyMonths: Number(months),
    warrantyPricePaise: price ? paise(price) : ZERO,
  };
}

function linesOf(random: Random, products: readonly DemoProduct[], isBusiness: boolean): UnpricedLine[] {
  /* Cheap sets sell more often. */
  const weighted = products.map((product) => [product, 1 / product.newPricePaise ** 0.6] as const);
  const first = pickWeighted(random, weighted);
  const second = random() < 0.14 ? pickWeighted(random, weighted) : first;
  const basket = second === first ? [first] : [first, second];
  return basket.map((product) => lineOf(random, product, isBusiness ? 6 : random() < 0.08 ? 2 : 1));
}

type Fate = Pick<PastOrder, 'status' | 'events' | 'refundedAtMs' | 'returned'>;

/** Returns what became of a purchase, which depends on its age. */
function fateOf(random: Random, atMs: number, buyer: Person, staff: readonly string[], now: Date): Fate {
  const ageDays = (now.getTime() - atMs) / DAY_MS;
  const chance = random();
  const clerk = pick(random, staff);
  const events: PastEvent[] = [
    { from: null, to: 'Pending', atMs, by: 'shopper', userId: buyer.id, reason: null },
  ];
  const fate: Fate = { status: 'Pending', events, refundedAtMs: undefined, returned: undefined };
  const move = (to: PastEvent['to'], whenMs: number, by: PastEvent['by'], reason: string | null = null) => {
    events.push({
      from: fate.status,
      to,
      atMs: whenMs,
      by,
      userId: by === 'staff' ? clerk : buyer.id,
      reason,
    });
    fate.status = to;
  };
  if (ageDays > 0.5 && chance < 0.06) {
    move('Cancelled', atMs + between(random, 1, 8) * HOUR_MS, 'shopper');
    fate.refundedAtMs = atMs + 9 * HOUR_MS;
    return fate;
  }
  if (ageDays < 2 || (ageDays < 6 && chance > 0.9)) return fate;
  const shippedMs = atMs + between(random, 18, 44) * HOUR_MS;
  move('Shipped', shippedMs, 'staff');
  if (ageDays < 6) return fate;
  const deliveredMs = shippedMs + between(random, 40, 90) * HOUR_MS;
  move('Delivered', deliveredMs, 'staff');
  const wantsReturn = chance > 0.95 || (ageDays < 12 && chance > 0.88);
  if (!wantsReturn) return fate;
  const requestedMs = Math.min(deliveredMs + 2 * DAY_MS, now.getTime() - HOUR_MS);
  const settled = ageDays > 14;
  fate.returned = { reason: pick(random, RETURN_REASONS), atMs: requestedMs, approved: settled };
  if (settled) {
    fate.refundedAtMs = requestedMs + 3 * DAY_MS;
    move('Returned', fate.refundedAtMs, 'staff');
  }
  return fate;
}

function buyerOf(index: number, random: Random, people: People): Person {
  if (OF_SHOPPER.has(index)) return people.shopper;
  return OF_BUSINESS.has(index) ? people.business : pick(random, people.others);
}

/** Three hundred purchases of the last 120 days, oldest first; the same ones for the same moment. */
export function makeHistory({ now, products, prices, people, coupons }: HistoryInput): PastOrder[] {
  const random = randomFrom(2026);
  const [usual] = coupons;
  return Array.from({ length: ORDERS }, (_, index) => {
    const buyer = buyerOf(index, random, people);
    const atMs = momentOf(index, random, now);
    return {
      index,
      id: uuidAt(atMs, random),
      paymentId: uuidAt(atMs - 60_000, random),
      atMs,
      buyer,
      lines: linesOf(random, products, buyer === people.business).map((line) => ({
        ...line,
        unitPricePaise: demoPriceAt(line.product, prices.get(line.product.id), atMs),
      })),
      coupon: random() < 0.22 ? usual : undefined,
      ...fateOf(random, atMs, buyer, people.staff, now),
    };
  });
}
