/* Checkout: address, payment method, and what became of a payment. */

import { BANKS_REVERSE_WITHIN_DAYS } from '@aabha/contracts/settings/promises';

export { STATE_UNKNOWN_TEXT as stateUnknown } from '@aabha/contracts/service-areas/delivery.rules';
export const checkout = 'Checkout';
export const orderSummary = 'Order Summary';
export const placeOrderAndPay = (amount: string) => `Place Order · Pay ${amount}`;
export const orderPlaced = 'Order Placed successfully';

export const shippingAddress = 'Shipping address';
export const phoneHint = '10 digits, with or without +91';
export const address = 'Address';
export const city = 'City';
export const zipCode = 'ZIP Code';
export const zipHint = 'Your 6-digit PIN code';
export const country = 'Country';
export const india = 'India';
export const deliverTo = (place: string) => `We deliver to ${place}.`;
export const expectedDelivery = 'Expected delivery:';
export const fromTo = (earliest: string, latest: string) => `${earliest} to ${latest}`;
export const toBeConfirmed = 'To be confirmed';
export const enterPinForDates = 'Enter your PIN code to see the dates.';
export const serviceNotAvailable = 'Service Not Available';
export const notDeliveredTo = (zip: string) => `We do not deliver to ${zip} yet.`;
export const nearestPins = 'Nearest PIN codes we deliver to:';
export const enterAnotherPin = 'Enter another PIN code';

export const buyingForBusiness = 'Buying for a business?';
export const addGstin = 'Add GSTIN';
export const addGstinHint = 'For a tax invoice in the name of the business, with input credit';
export const loadingBusinessFields = 'Loading the fields of a business';

export const paymentMethod = 'Payment method';
export const payOnline = 'Pay Online';
const PARTNER = 'on our payment partner’s secure page';
export const upiOffered = `UPI, cards, netbanking and EMI, ${PARTNER}`;
export const upiMayBeRefused = (ceiling: string) =>
  `Cards, netbanking and EMI, ${PARTNER}. UPI too, but your bank may refuse UPI above ${ceiling}.`;
export const upiUpTo = (ceiling: string) =>
  `Cards, netbanking and EMI, ${PARTNER}. UPI is possible up to ${ceiling}.`;
export const cashOnDelivery = 'Cash On Delivery';
export const codUnavailable = 'COD is unavailable right now.';

const deductedPayment = `If money was deducted and reaches us, you get this order or a full refund, and an email. If it does not reach us, your bank must return it within ${BANKS_REVERSE_WITHIN_DAYS} days.`;
export const paymentFailed = 'Payment Failed';
export const bankDeclined = 'Your bank declined the payment';
export const notCompleted = 'The payment was not completed';
export const paymentNotReceived = `We have not received your payment. ${deductedPayment}`;
export const windowDidNotOpen = 'The payment window did not open';
export const notCharged =
  'You have not been charged. Please check your internet connection, turn off any ad blocker and try again.';
export const reservedUntil = (time: string) => `Your items are reserved for you until ${time}.`;
export const noLongerReserved =
  'Your items are no longer reserved. Try again to reserve what is still in stock.';

export const finishingOrder = 'Finishing your order';
export const paidNotConfirmed =
  'Your payment went through, but we could not confirm your order yet. Your money is safe: we will email you, or you can check again now.';
export const doNotPayAgain = 'You can leave this page. Please do not pay again.';
export const checkAgain = 'Check again';
export const checkingPayment = 'We need to check this payment';
export const seeMyOrders = 'See my orders';

export const waitingForBank = 'Waiting for your bank';
export const beingConfirmed = 'Your payment is being confirmed. We will e-mail you when it is done.';
export const refundOnItsWay = 'Your refund is on its way';
export const soldOutRefunding =
  'Your items sold out before your payment reached us. We are refunding the full amount to the account you paid from and will email you.';
export const notReceived = 'We have not received your payment';
export const unpaidNotReserved = `Your items are no longer reserved. ${deductedPayment}`;
export const backToCart = 'Back to the cart';
export const amount = (rupees: string) => `Amount: ${rupees}`;
export const amountWaiting = (rupees: string) =>
  `Amount: ${rupees}. This page updates by itself. You can leave it, but please do not pay again.`;

export const state = 'State';
export const stateHint = 'From the PIN code';
export const landmark = 'Landmark (optional)';
export const landmarkHint = 'Such as: opposite City Mall';
export const pinNotChecked = 'We could not check this PIN code.';
export const checkPinAgain = 'Check again';

export const isAGift = 'Is this a gift?';
export const addGiftNote = 'Add a gift note';
export const addGiftNoteHint = 'We print it on the packing slip, which has no prices.';
export const giftNote = 'Gift note';
export const charactersLeft = (count: number) => `${count} characters left`;

export const total = 'Total';
export const pay = (amount: string) => `Pay ${amount}`;
export const onlyThisTelevision = 'Only this television is in this order. Your cart stays as it is.';
