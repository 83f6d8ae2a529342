/* Facts of a television, as its page and the comparison show them. */

export const facts = {
  screen: 'Screen',
  resolution: 'Resolution',
  technology: 'Technology',
  refreshRate: 'Refresh rate',
  beeRating: 'BEE rating',
  energy: 'Energy',
  countryOfOrigin: 'Country of origin',
  hsn: 'HSN',
};
export const screenSize = (inches: number, centimetres: number) => `${inches} inch (${centimetres} cm)`;
export const energyAYear = (kilowattHours: number) => `${kilowattHours} kWh a year`;
