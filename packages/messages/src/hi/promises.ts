/* What the shop promises in days. */

import type { refundPromise as english } from '@aabha/contracts/refunds/refund-promise';

const banksShowRefundWithin = '5 से 7 कार्य दिवसों';

/** Returns when the money of a refund is with the shopper, as the rule of the contracts says it in English. */
export const refundPromise: typeof english = (method, speed) => {
  if (speed === 'instant') return 'पैसे आम तौर पर कुछ ही मिनटों में पहुँच जाते हैं।';
  if (method === 'emi')
    return `आपका बैंक आम तौर पर इसे ${banksShowRefundWithin} में जमा कर देता है और फिर EMI बंद या कम कर देता है।`;
  if (method === 'cardless_emi' || method === 'paylater')
    return `जिससे आपने उधार लिया है, वह आम तौर पर ${banksShowRefundWithin} में इसे आपकी बाकी रकम से घटा देता है।`;
  return `बैंक आम तौर पर इसे ${banksShowRefundWithin} में खाते में जमा कर देते हैं।`;
};
