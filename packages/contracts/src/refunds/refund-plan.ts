import { refuse, type Verdict } from '../errors/verdict';
import { discountPerLine } from '../gst/gst';
import {
  addPaise,
  allocate,
  paise,
  rupeesFromPaise,
  subtractPaise,
  timesPaise,
  ZERO,
  type Paise,
} from '../money/money';
import { discountablePaise, type PricedLine } from '../pricing/pricing';
import { PROTECTION_REFUND_DAYS } from '../settings/promises';
import { endOfIndiaDay, indiaDay } from '../time/india-time';

const DAY_MS = 86_400_000;

/** The least that the payment provider refunds. */
const LEAST_PAISE = 100;

/** What a refund gives back of one line of an order. */
export interface RefundedLine {
  position: number;
  /** Units; 0 where only their price was reduced or only the warranty was refunded. */
  quantity: number;
  goodsPaise: Paise;
  warrantyPaise: Paise;
}

/** What a refund gives back besides the round-off. */
export interface RefundParts {
  lines: readonly RefundedLine[];
  shippingPaise: Paise;
}

/** A paid order and the parts of it that were refunded. */
interface PaidOrder {
  lines: readonly (PricedLine & { position: number })[];
  discountPaise: Paise;
  shippingPaise: Paise;
  paidPaise: Paise;
  /** ISO-8601; null before the delivery. */
  deliveredAt: string | null;
}

/** What is left of an order to refund, in paise after the coupon. */
export interface Refundable {
  lines: readonly RefundedLine[];
  shippingPaise: Paise;
  /** What is left of the payment: the parts above and the round-off. */
  restPaise: Paise;
  deliveredAt: string | null;
}

/** What the caller wants to refund. */
interface RefundChoice {
  lines: readonly { position: number; quantity: number; warranty: boolean }[];
  shipping: boolean;
  /** An amount beyond the parts, which reduces the price of what is left. */
  sumPaise: Paise;
}

/** A refund that may be made. */
export interface RefundPlan extends RefundParts {
  amountPaise: Paise;
  roundOffPaise: Paise;
  /** What is left of the payment afterwards. */
  restPaise: Paise;
}

/** Returns what was paid for each line after the coupon, shared between goods and warranty by largest remainder. */
function paidLines({ lines, discountPaise }: PaidOrder): RefundedLine[] {
  const discounts = discountPerLine(lines.map(discountablePaise), discountPaise);
  return lines.map((line, index) => {
    const goods = timesPaise(line.unitPricePaise, line.quantity);
    const [ofGoods = ZERO, ofWarranty = ZERO] = allocate(discounts[index] ?? ZERO, [
      goods,
      line.warrantyPricePaise,
    ]);
    return {
      position: line.position,
      quantity: line.quantity,
      goodsPaise: subtractPaise(goods, ofGoods),
      warrantyPaise: subtractPaise(line.warrantyPricePaise, ofWarranty),
    };
  });
}

/** Returns what is left of an order after its refunds; `refundedPaise` is their sum. */
export function refundableOf(
  order: PaidOrder,
  refunds: readonly RefundParts[],
  refundedPaise: Paise,
): Refundable {
  const gone = refunds.flatMap(({ lines }) => lines);
  return {
    lines: paidLines(order).map((line) => {
      const own = gone.filter(({ position }) => position === line.position);
      return {
        position: line.position,
        quantity: own.reduce((left, { quantity }) => left - quantity, line.quantity),
        goodsPaise: subtractPaise(line.goodsPaise, addPaise(...own.map((one) => one.goodsPaise))),
        warrantyPaise: subtractPaise(line.warrantyPaise, addPaise(...own.map((one) => one.warrantyPaise))),
      };
    }),
    shippingPaise: subtractPaise(
      order.shippingPaise,
      addPaise(...refunds.map(({ shippingPaise }) => shippingPaise)),
    ),
    restPaise: subtractPaise(order.paidPaise, refundedPaise),
    deliveredAt: order.deliveredAt,
  };
}

/** Returns the last instant at which a warranty alone is refunded (docs/spec/warranties.md#money-back). */
export function warrantyRefundUntil(deliveredAt: string): string {
  return endOfIndiaDay(
    indiaDay(new Date(Date.parse(deliveredAt) + PROTECTION_REFUND_DAYS * DAY_MS)),
  ).toISOString();
}

/** The price of `wanted` of `units` units: single units, each refunded by itself, cost together what all cost. */
function priceOfUnits(left: Paise, units: number, wanted: number): Paise {
  if (wanted === 0) return ZERO;
  const remainder = left % units;
  return paise(wanted * ((left - remainder) / units) + Math.min(wanted, remainder));
}

const sumOf = ({ lines, shippingPaise }: RefundParts): Paise =>
  addPaise(shippingPaise, ...lines.flatMap(({ goodsPaise, warrantyPaise }) => [goodsPaise, warrantyPaise]));

/** Returns the chosen part of a line. The last unit takes the warranty with it. */
function chosenOf(left: RefundedLine, chosen: RefundChoice['lines'][number] | undefined): RefundedLine {
  const quantity = chosen?.quantity ?? 0;
  const isLast = quantity > 0 && quantity === left.quantity;
  return {
    position: left.position,
    quantity,
    goodsPaise: priceOfUnits(left.goodsPaise, left.quantity, quantity),
    warrantyPaise: chosen?.warranty || isLast ? left.warrantyPaise : ZERO,
  };
}

/** Spreads a sum over goods, then warranties, then shipping, each by what is left of it. */
function spread(sumPaise: Paise, left: RefundParts): RefundParts {
  const take = (wanted: Paise, weights: readonly Paise[]) =>
    allocate(paise(Math.min(wanted, addPaise(...weights))), weights);
  const goods = take(
    sumPaise,
    left.lines.map(({ goodsPaise }) => goodsPaise),
  );
  const afterGoods = subtractPaise(sumPaise, addPaise(...goods));
  const warranties = take(
    afterGoods,
    left.lines.map(({ warrantyPaise }) => warrantyPaise),
  );
  return {
    lines: left.lines.map(({ position }, index) => ({
      position,
      quantity: 0,
      goodsPaise: goods[index] ?? ZERO,
      warrantyPaise: warranties[index] ?? ZERO,
    })),
    shippingPaise: paise(Math.min(left.shippingPaise, subtractPaise(afterGoods, addPaise(...warranties)))),
  };
}

/** Combines two parts line by line: `sign` 1 adds the second, −1 subtracts it. */
const combine = (one: RefundParts, other: RefundParts, sign: 1 | -1): RefundParts => ({
  lines: one.lines.map((line, index) => {
    const second = other.lines[index];
    return {
      position: line.position,
      quantity: line.quantity + sign * (second?.quantity ?? 0),
      goodsPaise: paise(line.goodsPaise + sign * (second?.goodsPaise ?? 0)),
      warrantyPaise: paise(line.warrantyPaise + sign * (second?.warrantyPaise ?? 0)),
    };
  }),
  shippingPaise: paise(one.shippingPaise + sign * other.shippingPaise),
});

/** Refuses a choice of parts that are not there, or of a warranty alone whose time is over. */
function checkChoice(left: Refundable, choice: RefundChoice, now: Date): Verdict | undefined {
  if (left.restPaise <= 0) return refuse('REFUND_NOTHING_LEFT');
  if (choice.shipping && left.shippingPaise === 0) return refuse('REFUND_PART_GONE');
  const positions = new Set(choice.lines.map(({ position }) => position));
  if (positions.size < choice.lines.length) return refuse('REFUND_PART_GONE');
  for (const { position, quantity, warranty } of choice.lines) {
    const line = left.lines.find((one) => one.position === position);
    if (!line || quantity > line.quantity) return refuse('REFUND_PART_GONE');
    if (warranty && line.warrantyPaise === 0) return refuse('REFUND_PART_GONE');
    const isAlone = warranty && quantity < line.quantity;
    if (isAlone && left.deliveredAt !== null) {
      const until = warrantyRefundUntil(left.deliveredAt);
      if (now.getTime() > Date.parse(until)) return refuse('REFUND_WARRANTY_LATE', { until });
    }
  }
  return undefined;
}

/** Refuses an amount that the provider does not refund, or that leaves one. */
function checkAmount(amountPaise: Paise, restPaise: Paise): Verdict | undefined {
  if (amountPaise === 0) return refuse('REFUND_NOTHING_CHOSEN');
  if (amountPaise > restPaise) return refuse('REFUND_TOO_MUCH', { rupees: rupeesFromPaise(restPaise) });
  if (amountPaise < LEAST_PAISE) return refuse('REFUND_TOO_SMALL');
  const after = restPaise - amountPaise;
  return after > 0 && after < LEAST_PAISE ? refuse('REFUND_LEAVES_TOO_LITTLE') : undefined;
}

/** Returns the refund of everything that is left, with the round-off. */
export function planRest(left: Refundable): RefundPlan {
  return {
    lines: left.lines,
    shippingPaise: left.shippingPaise,
    amountPaise: left.restPaise,
    roundOffPaise: subtractPaise(left.restPaise, sumOf(left)),
    restPaise: ZERO,
  };
}

/**
 * Returns the refund of a choice, or why there is none (docs/spec/returns-and-refunds.md#refunds-of-a-part). All
 * refunds of an order add up to what was paid: the one that takes the last part takes the round-off.
 */
export function planRefund(
  left: Refundable,
  choice: RefundChoice,
  now: Date,
): { ok: true; plan: RefundPlan } | (Verdict & { ok: false }) {
  const refusal = checkChoice(left, choice, now);
  if (refusal && !refusal.ok) return refusal;
  const parts: RefundParts = {
    lines: left.lines.map((line) =>
      chosenOf(
        line,
        choice.lines.find(({ position }) => position === line.position),
      ),
    ),
    shippingPaise: choice.shipping ? left.shippingPaise : ZERO,
  };
  const after = combine(left, parts, -1);
  const exact = addPaise(sumOf(parts), choice.sumPaise);
  const takesLastPart = choice.sumPaise === 0 && exact > 0 && sumOf(after) === 0;
  const takesAll = takesLastPart || exact === left.restPaise;
  if (takesAll) {
    const quantityAt = (index: number) => parts.lines[index]?.quantity ?? 0;
    const rest = planRest(left);
    const lines = rest.lines.map((line, index) => ({ ...line, quantity: quantityAt(index) }));
    return { ok: true, plan: { ...rest, lines } };
  }
  const tooMuch = checkAmount(exact, left.restPaise);
  if (tooMuch && !tooMuch.ok) return tooMuch;
  const all = choice.sumPaise === 0 ? parts : combine(parts, spread(choice.sumPaise, after), 1);
  return {
    ok: true,
    plan: {
      ...all,
      amountPaise: exact,
      roundOffPaise: ZERO,
      restPaise: subtractPaise(left.restPaise, exact),
    },
  };
}
