/* Pages of the account and its orders. */

export const downloadInvoice = 'Download invoice';
export const loadingInputCredit = 'Loading your input credit';
export const loadingProfile = 'Loading your profile';
