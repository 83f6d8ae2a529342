import type { EmiPlanFields } from '@aabha/contracts/emi/emi.staff.schema';
import { basisPoints, percentFromBasisPoints } from '@aabha/contracts/money/money';
import type { EmiPlanRow } from './emi-plans.queries';

/** Returns a stored plan with its rate in percent. */
export const withPercent = <T extends { rateBasisPoints: number }>({ rateBasisPoints, ...plan }: T) => ({
  ...plan,
  annual_rate: percentFromBasisPoints(rateBasisPoints),
});

/** Returns the fields of a plan as its table stores them. */
export const columnsOf = (fields: EmiPlanFields) => ({
  ...{ bank: fields.bank, kind: fields.kind, months: fields.months },
  rateBasisPoints: basisPoints(fields.annual_rate),
  ...{ minPaise: fields.minimum, processingFeePaise: fields.processing_fee, isNoCost: fields.no_cost },
  ...{ offerId: fields.offer_id, validFrom: fields.valid_from, validTo: fields.valid_to },
  ...{ checkedOn: fields.checked_on, termsUrl: fields.terms_url },
});

/** Returns the fields of a stored plan. */
export const fieldsOf = ({ _id, created_at: _made, updated_at: _at, ...row }: EmiPlanRow): EmiPlanFields =>
  withPercent(row);
