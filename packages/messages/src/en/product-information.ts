/* What the law has a listing declare. */

export const productInformation = 'Product information';
export const informationLabels = {
  product: 'Product',
  modelNumber: 'Model number',
  year: 'Year of manufacture or import',
  netQuantity: 'Net quantity',
  mrp: 'MRP',
  countryOfOrigin: 'Country of origin',
  manufacturer: 'Manufacturer',
  packedBy: 'Packed by',
  importedBy: 'Imported by',
  sizeWithoutStand: 'Size without stand',
  sizeWithStand: 'Size with stand',
  weightWithStand: 'Weight with stand',
  carton: 'Carton',
  packedWeight: 'Packed weight',
  consumerCare: 'Consumer care',
};
export const televisionOf = (technology: string) => `${technology} television`;
export const netQuantityOf = (units: number) =>
  `${units} N (${units === 1 ? 'one television' : `${units} televisions`})`;
export const mrpWithTaxes = (price: string) => `${price}, inclusive of all taxes`;
export const sizeInCentimetres = (size: string) => `${size} cm (width × height × depth)`;
export const kilograms = (weight: number) => `${weight} kg`;

export const energyLabel = 'Energy label';
export const starsOf = (stars: number, most: number) => `${stars} of ${most} stars`;
export const energyLabels = {
  energyUse: 'Energy use',
  standbyPower: 'Standby power',
  seriesCode: 'Series code',
  validUntil: 'Valid until',
};
