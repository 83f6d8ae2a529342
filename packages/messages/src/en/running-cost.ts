/* What the electricity of a television costs. */

export const runningCost = 'Running cost';
export const aYear = (cost: string) => `${cost} a year`;
export const units = (year: string, day: string) => `${year} units of electricity a year, ${day} a day.`;
export const assumed = (tariff: string, hours: number) =>
  `At ${tariff} a unit and ${hours} ${hours === 1 ? 'hour' : 'hours'} a day.`;
export const labelHours = (hours: number) => `The energy label counts ${hours} hours a day.`;
export const tariff = 'Your price of a unit (₹)';
export const hours = 'Hours a day';
export const electricityAYear = 'Electricity a year';
export const yourFigures = 'Your figures stay in this browser and are used in the comparison too.';
