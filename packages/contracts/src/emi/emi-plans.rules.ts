import { basisPoints, paiseFromRupees, roundUpToRupee, rupeesFromPaise, type Paise } from '../money/money';
import { emiCost, instalmentOf, type EmiCost, type EmiTerms } from './emi-cost.rules';
import { EMI_KINDS, type EmiKind, type EmiState } from './emi.values';

/** The days in India on which a plan is offered; without a last day until further notice. */
interface EmiPeriod {
  valid_from: string;
  valid_to: string | null;
}

/** A plan as it comes over the wire, in rupees and percent. */
export interface OfferedPlan extends EmiPeriod {
  bank: string;
  kind: EmiKind;
  months: number;
  annual_rate: number;
  minimum: number;
  processing_fee: number;
  no_cost: boolean;
}

/** Returns whether a plan will begin, is offered on a day in India, or is over. */
export function emiState({ valid_from: from, valid_to: to }: EmiPeriod, today: string): EmiState {
  if (from > today) return 'scheduled';
  return to !== null && to < today ? 'past' : 'current';
}

/** Returns whether two periods have a day in common. */
export const periodsOverlap = (one: EmiPeriod, other: EmiPeriod): boolean =>
  (one.valid_to === null || other.valid_from <= one.valid_to) &&
  (other.valid_to === null || one.valid_from <= other.valid_to);

/** What a bank has once a day. */
type PlanName = Pick<OfferedPlan, 'bank' | 'kind' | 'months' | 'no_cost'>;

/** Returns the name of a plan, which a bank has once a day. */
const nameOfPlan = ({ bank, kind, months, no_cost: isNoCost }: PlanName): string =>
  [bank.toLowerCase(), kind, months, isNoCost].join('|');

/** Returns what a plan is known by in a file: its name and its first day. */
export const keyOfPlan = (plan: PlanName & EmiPeriod): string => `${nameOfPlan(plan)}|${plan.valid_from}`;

/** Returns whether another one of some plans has the same name on one of its days. */
export const hasRival = (plan: PlanName & EmiPeriod, plans: Iterable<PlanName & EmiPeriod>): boolean =>
  [...plans].some(
    (other) =>
      nameOfPlan(other) === nameOfPlan(plan) &&
      other.valid_from !== plan.valid_from &&
      periodsOverlap(other, plan),
  );

/** Returns the terms of a plan, in paise and basis points. */
export const termsOfPlan = (plan: OfferedPlan): EmiTerms => ({
  months: plan.months,
  rateBasisPoints: basisPoints(plan.annual_rate),
  processingFeePaise: paiseFromRupees(plan.processing_fee),
  isNoCost: plan.no_cost,
});

/** Returns whether a plan can be had for a price on a day in India. */
export const isOfferedFor = (plan: OfferedPlan, pricePaise: Paise, today: string): boolean =>
  emiState(plan, today) === 'current' && pricePaise >= paiseFromRupees(plan.minimum);

/** Returns the plans for a price on a day in India. */
const plansFor = <T extends OfferedPlan>(plans: readonly T[], pricePaise: Paise, today: string): T[] =>
  plans.filter((plan) => isOfferedFor(plan, pricePaise, today));

/**
 * Returns the lowest instalment for a price in whole rupees, rounded up: 'From ₹x a month' (docs/spec/emi.md#from). Undefined
 * without a plan. Lists of televisions compute the same in SQL.
 */
export function lowestInstalment(
  plans: readonly OfferedPlan[],
  pricePaise: Paise,
  today: string,
): number | undefined {
  const instalments = plansFor(plans, pricePaise, today).map((plan) =>
    roundUpToRupee(instalmentOf(pricePaise, termsOfPlan(plan)).instalment),
  );
  return instalments.length === 0 ? undefined : rupeesFromPaise(Math.min(...instalments));
}

/** A bank or lender with its plans for a price, the shortest first, a no-cost one before the ordinary one. */
export interface BankPlans<T extends OfferedPlan> {
  bank: string;
  kind: EmiKind;
  plans: { plan: T; cost: EmiCost }[];
}

/** Returns the plans for a price on a day by kind and bank, in the order of names. */
export function plansByBank<T extends OfferedPlan>(
  plans: readonly T[],
  pricePaise: Paise,
  today: string,
): BankPlans<T>[] {
  const groups = new Map<string, BankPlans<T>>();
  for (const plan of plansFor(plans, pricePaise, today)) {
    const key = `${plan.kind} ${plan.bank.toLowerCase()}`;
    const group = groups.get(key) ?? { bank: plan.bank, kind: plan.kind, plans: [] };
    group.plans.push({ plan, cost: emiCost(pricePaise, termsOfPlan(plan)) });
    groups.set(key, group);
  }
  for (const group of groups.values())
    group.plans.sort(
      (one, other) =>
        one.plan.months - other.plan.months || Number(other.plan.no_cost) - Number(one.plan.no_cost),
    );
  const rank = ({ kind, bank }: BankPlans<T>) => `${EMI_KINDS.indexOf(kind)} ${bank.toLowerCase()}`;
  return [...groups.values()].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
