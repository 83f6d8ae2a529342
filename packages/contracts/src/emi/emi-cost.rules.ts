import {
  addPaise,
  nearestPaise,
  percentOf,
  rupeesFromPaise,
  subtractPaise,
  timesPaise,
  ZERO,
  type Paise,
} from '../money/money';
import { LENDING_GST_PERCENT } from './emi.values';

/** The terms of a plan that decide what it costs (docs/spec/emi.md#cost). */
export interface EmiTerms {
  months: number;
  /** What the lender charges a year, in hundredths of a percent; more than 0, of a no-cost plan too. */
  rateBasisPoints: number;
  processingFeePaise: Paise;
  /** The shop takes the interest off the price, so that the instalments add up to it. */
  isNoCost: boolean;
}

/** What a plan costs for a price. All amounts are for the whole plan, except the instalment. */
export interface EmiCost {
  instalmentPaise: Paise;
  /** What the shop takes off the price in advance; only of a no-cost plan. */
  discountPaise: Paise;
  /** What the lender lends: the price less the discount. */
  principalPaise: Paise;
  interestPaise: Paise;
  gstOnInterestPaise: Paise;
  feePaise: Paise;
  gstOnFeePaise: Paise;
  /** Everything that the buyer pays. */
  totalPaise: Paise;
  /** How much more that is than the price. */
  extraPaise: Paise;
  /** The true cost of a year, in hundredths of a percent. */
  yearlyCostBasisPoints: number;
}

const BASIS_POINTS_A_MONTH = 120_000;
const HALVINGS = 50;

/** (1 + rate)^months, by multiplication, so that the same figures come out in every engine. */
function growth(monthlyRate: number, months: number): number {
  let factor = 1;
  for (let month = 0; month < months; month += 1) factor *= 1 + monthlyRate;
  return factor;
}

const monthlyRateOf = ({ rateBasisPoints }: EmiTerms) => rateBasisPoints / BASIS_POINTS_A_MONTH;

/** Returns the instalment of a price, and what of the price is lent. */
export function instalmentOf(pricePaise: Paise, terms: EmiTerms): { principal: Paise; instalment: Paise } {
  const { months, isNoCost } = terms;
  const rate = monthlyRateOf(terms);
  const grown = growth(rate, months);
  if (!isNoCost)
    return { principal: pricePaise, instalment: nearestPaise((pricePaise * rate * grown) / (grown - 1)) };
  const share = pricePaise / months;
  return {
    principal: nearestPaise((share * (1 - 1 / grown)) / rate),
    instalment: nearestPaise(share),
  };
}

/** Returns the interest in each instalment of a balance, the last one with what rounding left. */
function interestByMonth(principal: Paise, instalment: Paise, terms: EmiTerms): number[] {
  const rate = monthlyRateOf(terms);
  let balance: number = principal;
  return Array.from({ length: terms.months }, () => {
    const interest = balance * rate;
    balance += interest - instalment;
    return interest;
  });
}

/** Returns the monthly rate at which some monthly payments are worth a price today; 0 where they are not more. */
function rateOfReturn(pricePaise: number, payments: readonly number[]): number {
  const worthAt = (rate: number) =>
    payments.reduceRight((worth, payment) => (worth + payment) / (1 + rate), 0);
  if (worthAt(0) <= pricePaise) return 0;
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > pricePaise) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the GST on interest before rounding: so many paise for each rupee. */
const exactGstOn = (interest: number) => rupeesFromPaise(interest * LENDING_GST_PERCENT);

/** Returns the true cost of a year: twelve times the monthly rate of everything that is paid, against paying at once. */
function yearlyCost(
  pricePaise: Paise,
  cost: Omit<EmiCost, 'yearlyCostBasisPoints'>,
  terms: EmiTerms,
): number {
  const fee = cost.feePaise + cost.gstOnFeePaise;
  const payments = interestByMonth(cost.principalPaise, cost.instalmentPaise, terms).map(
    (interest, month) => cost.instalmentPaise + exactGstOn(interest) + (month === 0 ? fee : 0),
  );
  return Math.round(rateOfReturn(pricePaise, payments) * BASIS_POINTS_A_MONTH);
}

/**
 * Returns what a plan costs for a price (docs/spec/emi.md#cost). GST of 18 % on interest and fee is counted in; the fee is
 * paid with the first instalment.
 */
export function emiCost(pricePaise: Paise, terms: EmiTerms): EmiCost {
  const { principal, instalment } = instalmentOf(pricePaise, terms);
  const repaid = timesPaise(instalment, terms.months);
  const interestPaise = subtractPaise(repaid, principal);
  const gstOnInterestPaise = percentOf(interestPaise, LENDING_GST_PERCENT);
  const feePaise = terms.processingFeePaise;
  const gstOnFeePaise = percentOf(feePaise, LENDING_GST_PERCENT);
  const totalPaise = addPaise(repaid, gstOnInterestPaise, feePaise, gstOnFeePaise);
  const cost = {
    instalmentPaise: instalment,
    principalPaise: principal,
    discountPaise: terms.isNoCost ? subtractPaise(pricePaise, principal) : ZERO,
    ...{ interestPaise, gstOnInterestPaise, feePaise, gstOnFeePaise, totalPaise },
    extraPaise: subtractPaise(totalPaise, pricePaise),
  };
  return { ...cost, yearlyCostBasisPoints: yearlyCost(pricePaise, cost, terms) };
}

/** Rounding of the provider that a discount may have beyond that of the plan. */
const TOLERANCE_PAISE = 100;

/**
 * Returns whether an offer of one of some plans explains that less was paid than an amount: at most the interest of the plan
 * was taken off (docs/spec/emi.md#offers-in-a-payment).
 */
export function isOfferDiscount(
  amountPaise: Paise,
  discountPaise: Paise,
  plans: readonly Omit<EmiTerms, 'isNoCost'>[],
): boolean {
  if (discountPaise <= 0) return false;
  return plans.some(
    (plan) =>
      discountPaise <= emiCost(amountPaise, { ...plan, isNoCost: true }).discountPaise + TOLERANCE_PAISE,
  );
}
