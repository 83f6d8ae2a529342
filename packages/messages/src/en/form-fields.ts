/* Fields that several forms have. */

export const tenDigits = '10 digits, with or without +91';
