/* Fields that several forms have. */

export const tenDigits = '10 अंक, +91 के साथ या उसके बिना';
