import { SchedulePriceInput } from '@aabha/contracts/prices/prices.schema';
import { instantOfIndia } from '@aabha/contracts/time/india-time';
import { formErrors, type FormErrors } from '../../data/form-errors';

/** A form as typed; times are those of India. */
export interface TypedSchedule {
  product: string;
  price: number | string;
  discount_percentage: number | string;
  starts_at: string;
  ends_at: string;
}

const errorsOf = formErrors(SchedulePriceInput);

const numberOf = (typed: number | string | null) =>
  typed === '' || typed === null ? Number.NaN : Number(typed);

/** Returns the typed form in the API's format, times in UTC. */
export function scheduleOf({ product, price, discount_percentage, starts_at, ends_at }: TypedSchedule) {
  return {
    product,
    price: numberOf(price),
    discount_percentage: numberOf(discount_percentage),
    starts_at: instantOfIndia(starts_at),
    ...(ends_at ? { ends_at: instantOfIndia(ends_at) } : {}),
  };
}

/** Returns the errors of the form by the server's contract. */
export const validateScheduleForm = (values: unknown): FormErrors =>
  errorsOf(scheduleOf(values as TypedSchedule));
