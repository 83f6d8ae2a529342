/* The page that is sent when the shop cannot render more pages. */

export const title = 'The shop is very busy';
export const pleaseTryAgain = 'Many people are shopping right now. Please try again in a few seconds.';
export const tryAgain = 'Try again';
