/* Facts of a television, as its page and the comparison show them. */

export const facts = {
  screen: 'स्क्रीन',
  resolution: 'रिज़ॉल्यूशन',
  technology: 'टेक्नोलॉजी',
  refreshRate: 'रिफ़्रेश रेट',
  beeRating: 'BEE रेटिंग',
  energy: 'बिजली की खपत',
  countryOfOrigin: 'मूल देश',
  hsn: 'HSN',
};
export const screenSize = (inches: number, centimetres: number) => `${inches} इंच (${centimetres} सेमी)`;
export const energyAYear = (kilowattHours: number) => `${kilowattHours} kWh प्रति वर्ष`;
