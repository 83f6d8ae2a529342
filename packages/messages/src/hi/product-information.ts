/* What the law has a listing declare. */

export const productInformation = 'उत्पाद की जानकारी';
export const informationLabels = {
  product: 'उत्पाद',
  modelNumber: 'मॉडल नंबर',
  year: 'निर्माण या आयात का वर्ष',
  netQuantity: 'नेट मात्रा',
  mrp: 'एमआरपी',
  countryOfOrigin: 'मूल देश',
  manufacturer: 'निर्माता',
  packedBy: 'पैक करने वाला',
  importedBy: 'आयातक',
  sizeWithoutStand: 'स्टैंड के बिना आकार',
  sizeWithStand: 'स्टैंड के साथ आकार',
  weightWithStand: 'स्टैंड के साथ वज़न',
  carton: 'डिब्बा',
  packedWeight: 'पैकिंग के साथ वज़न',
  consumerCare: 'ग्राहक सेवा',
};
export const televisionOf = (technology: string) => `${technology} टीवी`;
export const netQuantityOf = (units: number) => `${units} N (${units} टीवी)`;
export const mrpWithTaxes = (price: string) => `${price}, सभी कर सहित`;
export const sizeInCentimetres = (size: string) => `${size} सेमी (चौड़ाई × ऊँचाई × गहराई)`;
export const kilograms = (weight: number) => `${weight} किग्रा`;

export const energyLabel = 'ऊर्जा लेबल';
export const starsOf = (stars: number, most: number) => `${most} में से ${stars} स्टार`;
export const energyLabels = {
  energyUse: 'बिजली की खपत',
  standbyPower: 'स्टैंडबाय पावर',
  seriesCode: 'सीरीज़ कोड',
  validUntil: 'कब तक मान्य',
};
