import { Alert } from '@mui/material';
import { emiCost } from '@aabha/contracts/emi/emi-cost.rules';
import { termsOfPlan } from '@aabha/contracts/emi/emi-plans.rules';
import { paise, percentFromBasisPoints } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { planFormErrors, planInput, type EmiPlanValues } from './emi-plan-form';

const EXAMPLE = paise(50_000_00);
const COSTED = ['months', 'annual_rate', 'processing_fee'] as const;

/** What the typed plan costs for an example price; nothing until its terms are complete. */
export function EmiPlanExample({ values }: { values: EmiPlanValues }) {
  const errors = planFormErrors(values);
  if (COSTED.some((field) => errors[field])) return null;
  const cost = emiCost(EXAMPLE, termsOfPlan(planInput(values)));
  return (
    <Alert severity="info">
      For {formatPaise(EXAMPLE)} the buyer pays {formatPaise(cost.instalmentPaise)} a month and{' '}
      {formatPaise(cost.totalPaise)} in all: {formatPaise(cost.extraPaise)} more than the price, a true yearly
      cost of {percentFromBasisPoints(cost.yearlyCostBasisPoints)}%.
      {cost.discountPaise > 0 && <> We take {formatPaise(cost.discountPaise)} off.</>}
    </Alert>
  );
}
