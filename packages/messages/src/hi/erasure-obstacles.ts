import { matchPatterns, type Pattern } from './patterns';

const OBSTACLES: readonly Pattern[] = [
  [/^1 order is not delivered$/, () => '1 ऑर्डर डिलीवर नहीं हुआ है'],
  [/^(\d+) orders are not delivered$/, (count) => `${count} ऑर्डर डिलीवर नहीं हुए हैं`],
  [/^1 payment is in progress$/, () => '1 भुगतान अभी चल रहा है'],
  [/^(\d+) payments are in progress$/, (count) => `${count} भुगतान अभी चल रहे हैं`],
  [/^1 refund is due$/, () => '1 रिफ़ंड बाकी है'],
  [/^(\d+) refunds are due$/, (count) => `${count} रिफ़ंड बाकी हैं`],
  [/^1 return is not finished$/, () => '1 रिटर्न पूरा नहीं हुआ है'],
  [/^(\d+) returns are not finished$/, (count) => `${count} रिटर्न पूरे नहीं हुए हैं`],
  [/^(\d+) wholesale orders? (?:is|are) not paid$/, (count) => `${count} थोक ऑर्डर का भुगतान बाकी है`],
  [/^(\d+) invoices? (?:is|are) being numbered$/, (count) => `${count} इनवॉइस को नंबर मिलना बाकी है`],
];

/** Returns a reason why a person's data cannot be erased yet; the English one where it is unknown. */
export const translateObstacle = (obstacle: string): string => matchPatterns(OBSTACLES, obstacle) ?? obstacle;
