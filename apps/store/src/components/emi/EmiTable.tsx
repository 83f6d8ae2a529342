import type { EmiCost } from '@aabha/contracts/emi/emi-cost.rules';
import type { BankPlans } from '@aabha/contracts/emi/emi-plans.rules';
import type { EmiPlan } from '@aabha/contracts/emi/emi.schema';
import { percentFromBasisPoints } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/emi';
import classes from './EmiTable.module.css';

/** Returns what a plan's costs are made of, as a sentence without its full stop. */
function breakdownOf({ annual_rate: rate, no_cost: isNoCost }: EmiPlan, cost: EmiCost): string {
  const fee =
    cost.feePaise > 0
      ? texts.feeWithGst(formatPaise(cost.feePaise), formatPaise(cost.gstOnFeePaise))
      : texts.noFee;
  const gst = formatPaise(cost.gstOnInterestPaise);
  const interest = isNoCost
    ? texts.noCostMeans(formatPaise(cost.discountPaise), gst)
    : texts.interestWithGst(formatPaise(cost.interestPaise), gst);
  return [texts.rateOf(rate), interest, fee].join(' · ');
}

/** A plan in two rows: its figures, and what they are made of. */
function PlanRows({ plan, cost }: { plan: EmiPlan; cost: EmiCost }) {
  return (
    <tbody className={classes.plan}>
      <tr>
        <th scope="row">
          {plan.months}
          {plan.no_cost && <span className={classes.noCost}>{texts.noCost}</span>}
        </th>
        <td>{formatPaise(cost.instalmentPaise)}</td>
        <td>
          {formatPaise(cost.totalPaise)}
          <span className={classes.extra}>{texts.moreThanPrice(formatPaise(cost.extraPaise))}</span>
        </td>
        <td>
          <strong>{percentFromBasisPoints(cost.yearlyCostBasisPoints).toFixed(2)}%</strong>
        </td>
      </tr>
      <tr>
        <td colSpan={4} className={classes.breakdown}>
          {breakdownOf(plan, cost)}
        </td>
      </tr>
    </tbody>
  );
}

/** The plans of a bank: instalment, total, extra cost and true yearly cost, each with what it is made of. */
export function EmiTable({ group: { bank, kind, plans } }: { group: BankPlans<EmiPlan> }) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{texts.plansOf(bank, texts.kinds[kind])}</caption>
      <thead>
        <tr>
          {[texts.months, texts.aMonth, texts.inAll, texts.trueYearlyCost].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {plans.map(({ plan, cost }) => (
        <PlanRows key={plan._id} plan={plan} cost={cost} />
      ))}
    </table>
  );
}
