/* The dialog that asks where to deliver to. */

export const whereTo = 'Where shall we deliver?';
export const pinCode = 'PIN code';
export const whatFor =
  'We show the delivery date for it with every television. It is stored in this browser only.';
export const showDates = 'Show dates';
export const forget = 'Forget PIN code';
export const sixDigitsNeeded = 'PIN code must be a 6-digit number.';
export const notServed = (pin: string, nearest: string) =>
  nearest === ''
    ? `We do not deliver to ${pin} yet.`
    : `We do not deliver to ${pin} yet. Nearest PIN codes we deliver to: ${nearest}.`;
