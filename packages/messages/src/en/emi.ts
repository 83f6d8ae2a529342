/* Plans to pay by instalments: the section of a television and the dialog of the cart. */

export const emiPlans = 'EMI plans';
export const payMonthly = (price: string) =>
  `Pay ${price} by instalments. Each plan shows everything that you pay: interest, fee, and the GST on both, also where a plan is called no-cost.`;
export const kinds = { card: 'Credit card', debit: 'Debit card', cardless: 'Without a card' } as const;
export const fromAMonth = (price: string) => `from ${price} a month`;
export const fromWithPlans = (price: string) => `From ${price} a month with EMI`;
export const plansOf = (bank: string, kind: string) => `${bank}, ${kind}`;
export const months = 'Months';
export const aMonth = 'A month';
export const inAll = 'In all';
export const moreThanPrice = (amount: string) => `${amount} extra`;
export const trueYearlyCost = 'True yearly cost';
export const noCost = 'No-cost';
export const rateOf = (rate: number) => `${rate}% a year on the loan`;
export const interestWithGst = (interest: string, gst: string) => `interest ${interest} + GST ${gst}`;
export const feeWithGst = (fee: string, gst: string) => `fee ${fee} + GST ${gst}`;
export const noFee = 'no processing fee';
export const noCostMeans = (discount: string, gst: string) =>
  `We take ${discount} off the price and the bank adds it again as interest. You pay the GST on that interest, ${gst}`;
export const checkedOn = (day: string) => `Checked on ${day}`;
export const until = (day: string) => `offered until ${day}`;
export const termsOf = (bank: string) => `Terms of ${bank}`;
export const keyFacts = 'The lender shows you a Key Fact Statement before you agree.';
export const illustrative =
  'Illustrative: the bank decides whether you get a plan, and its own figures count. Extra is what you pay more than the price. The true yearly cost compares all payments with paying the price today. Choose EMI when you pay.';
export const refundsTakeLonger =
  'A refund of an EMI payment is not instant: it takes 5 to 7 working days, and the bank may keep interest, its fee and GST.';
export const noPlans = 'There are no EMI plans for this amount now.';
export const failed = 'EMI plans could not be loaded.';
export const retry = 'Try again';
