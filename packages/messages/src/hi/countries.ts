/* Names of countries, from the stored ones, which are English. */

const NAMES: Readonly<Record<string, string>> = {
  India: 'भारत',
  China: 'चीन',
  Vietnam: 'वियतनाम',
  Japan: 'जापान',
  'South Korea': 'दक्षिण कोरिया',
  Taiwan: 'ताइवान',
  Thailand: 'थाईलैंड',
  Malaysia: 'मलेशिया',
  Indonesia: 'इंडोनेशिया',
  Bangladesh: 'बांग्लादेश',
  Turkey: 'तुर्की',
  Mexico: 'मेक्सिको',
  Poland: 'पोलैंड',
  Hungary: 'हंगरी',
  Slovakia: 'स्लोवाकिया',
};

/** Returns the stored name of one that is not listed. */
export const countryName = (stored: string): string => NAMES[stored] ?? stored;
