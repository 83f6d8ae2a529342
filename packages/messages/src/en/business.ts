/* The business that a customer buys for. */

export const businessDetails = 'Business details';
export const saveYourGstin = 'Save your GSTIN to fill it in at checkout, and claim the GST as input credit.';
export const addBusinessDetails = 'Add business details';
export const editBusinessDetails = 'Edit business details';
export const removeBusinessDetails = 'Remove business details';
export const saveBusinessDetails = 'Save business details';
export const detailsRemoved = 'Business details removed';
export const detailsSaved = 'Business details saved';
export const detailsNotSaved = 'Failed to save business details.';
export const invoicesKeepDetails = 'Invoices that were issued keep these details, as the law requires.';
export const inputCredit = 'Input credit';

export const gstin = 'GSTIN';
export const fifteenCharacters = '15 characters, as on your registration certificate';
export const registeredIn = (state: string) => `Registered in ${state}`;
export const legalName = 'Legal name';
export const asOnCertificate = 'As on your registration certificate';
export const registeredAddress = 'Registered address';
export const registeredCity = 'Registered city';
export const registeredPinCode = 'Registered PIN code';
export const registeredElsewhere = 'The registered address is not the delivery address';
export const goodsGoElsewhere = (deliveryState: string, state: string) =>
  `The goods go to ${deliveryState}, but this GSTIN is registered in ${state}. The invoice needs the registered address in ${state}.`;
export const saveInMyAccount = 'Save these business details in my account';
export const loadingBusinessDetails = 'Loading your business details';
export { missingAddressProblem } from '@aabha/contracts/business/business.rules';
