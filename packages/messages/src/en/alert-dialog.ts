/* The dialog that asks for an alert of a television. */

export const stockTitle = 'Notify me when it is back';
export const stockText = (name: string) => `We will send you one email when ${name} is back in stock.`;
export const priceTitle = 'Tell me when the price falls';
export const priceText = (price: string) =>
  `It costs ${price} today. We will send you one email when it costs your price or less.`;
export const yourPrice = 'Your price in rupees';
export const someExamples = 'Some prices to choose from';
export const priceBelow = (price: string) => `Please enter a price below ${price}.`;
export const email = 'Email';
export const invalidEmail = 'Please enter a valid email address.';
export const usedFor = 'We use your email for this alert only.';
export const notice = 'How we use it';
export const notifyMe = 'Notify me';
export const checkYourEmail = 'Check your email';
export const openTheLink = (email: string) =>
  `We have sent a link to ${email}. Please open it to switch on your alert. If no email comes, this alert may be on already.`;
export const done = 'Done';
export const alertIsOn = 'Alert is on';
