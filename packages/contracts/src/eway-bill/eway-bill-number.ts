const GROUP = /\d{4}(?=\d)/g;

/** Returns the twelve digits of an e-way bill's number in groups of four: `3210 9876 5432`. */
export const formatEwayBillNumber = (number: string): string => number.replaceAll(GROUP, '$& ');
