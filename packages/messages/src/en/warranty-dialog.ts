/* The dialog that offers an extended warranty. */

export const extendYourWarranty = 'Extend your warranty?';
export const standardWarranty = (product: string, duration: string) =>
  `${product} comes with a standard warranty of ${duration}, at no extra cost.`;
export const noStandardWarranty = (product: string) => `${product} comes without a standard warranty.`;
export const extendedWarranty = 'Extended warranty';
export const extra = (duration: string) => `${duration} extra`;
export const inTotal = (duration: string) => `${duration} in total`;
export const selectWarranty = 'Please select a warranty';
export const paidOnce =
  'You pay this once, whatever the quantity. 30-day money back guarantee on extended protection.';
export const noThanks = 'No Thanks';
export const addProtection = 'Add Protection';
