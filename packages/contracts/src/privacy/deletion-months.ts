/** The longest month, and the average one. */
const LONGEST_DAYS = 31;
const AVERAGE_DAYS = 30.4375;

/**
 * Returns within how many months a row is deleted whose table is deleted a month together, once all of it is older than `days`
 * (docs/spec/retention.md).
 */
export const deletionMonths = (days: number): number => Math.ceil((days + LONGEST_DAYS) / AVERAGE_DAYS);
