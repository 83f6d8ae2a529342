import type { WrittenText } from '../text-value';

export const SHIPPING: WrittenText = {
  title: 'Shipping policy',
  lead: 'How we send your television, how long it takes, and what it costs.',
  description:
    'Dispatch within 48-72 business working hours, delivery in {{deliveryTime}}, one flat shipping fee per order. What to do when it arrives, and how you can pay.',
  body: `
## Where we deliver {#where}

We deliver to the PIN codes on our list, all over India. Enter yours on any television’s page, or at checkout, to see if we deliver to you before you pay. If we do not, we show the nearest PIN codes we deliver to.

## Who delivers it {#couriers}

Orders within India are shipped through registered domestic courier companies or speed post only.

The shop takes orders for addresses in India. If we agree in writing to send something abroad, it is shipped through registered international courier companies or international speed post only. Please write to {{supportEmail}} first.

## When it leaves, and when it arrives {#dispatch}

Orders are dispatched within 48-72 business working hours of the payment, or by the delivery date agreed at the time of the order. We work Monday to Saturday; Sundays and public holidays do not count.

Delivery usually takes {{deliveryTime}} from the date of order if your PIN code is near a dispatch centre. You can see the expected date under [My Orders](/myorders); if we do not know it yet, it says “To be confirmed”.

We hand over your order within the time above. Once it is with the courier or the postal authority, we are not liable for delays on their side, but we will follow up with them and keep you informed.

## What it costs {#fee}

A flat shipping fee of {{shippingFee}} is charged once per order, whatever the size and number of televisions. There is no extra charge for distance, floor or day of delivery. You see the fee in your cart and on your invoice.

## Delivery address {#address}

We deliver to the address that you enter when you buy. Please check it, and the PIN code, before you pay. If you find a mistake later, call {{helpline}} at once: until the order is shipped we can usually correct it within the same PIN code.

## When it arrives {#receiving}

Check the carton before you sign for it, and keep it until you are sure that the television works well. What to check is in our [unboxing policy](/unboxing-policy).

We are not responsible for damage to a product that was opened or installed by an unauthorised person.

## Ways to pay {#paying}

Payments go through the payment gateway of our payment provider. All major debit and credit cards are accepted, and so are UPI, netbanking and EMI. On a computer you pay by UPI with a code that you scan; on a phone, in your UPI app. We never see or keep your card number. Cash on delivery is unavailable right now.
`.trim(),
};
