import type { WrittenText } from '../text-value';

export const TERMS: WrittenText = {
  title: 'Terms and conditions',
  lead: 'What you can expect from us, and we from you. Twenty sections, in plain words.',
  description:
    'The terms of the shop: accounts, prices, orders, payment, delivery, cancelling, returns within 7 days, warranty and protection, wholesale, complaints and the law that applies.',
  body: `
## Who we are {#who-we-are}

{{companyName}} is the online shop of {{legalName}}, GSTIN {{gstin}}. In these terms “we” is that company, and “you” are the person who visits the shop or buys from it.

{{postalAddress}}

## These terms {#these-terms}

They apply to every visit and every order, together with the [shipping policy](/shipping-policy), the [unboxing policy](/unboxing-policy), the [privacy and warranty policy](/privacy-policy) and the [disclaimer](/disclaimer). The terms on the day of your order apply to that order. To buy you must be 18 or older, or act through a parent or guardian.

## Your account {#your-account}

You may browse, write to us and place wholesale orders without an account; to buy in the shop you need one. Please give your real name, email and phone, and keep your password to yourself: orders from your account are treated as yours until you tell us that someone else has used it. Never share an OTP with anyone. We never ask for it on the phone.

## Televisions and how we show them {#televisions}

Each page states the maker, the model, the size, the country of origin, the star label and what is in the box. Pictures are drawn to the model’s proportions. If what arrives is not as described, you may return it.

## Prices and taxes {#prices}

Prices are in Indian rupees and include GST. Besides the televisions, you pay for any extended protection you choose and a flat shipping fee of {{shippingFee}} per order. The cart shows each of these before you pay, and the total is rounded to the nearest rupee. If a price goes up before you pay, we ask you first; you are never charged more than the amount on the button.

## Placing an order {#orders}

What we show is an invitation to order. When you start to pay, we reserve the stock for you for a short time. The order is placed, and the contract made, when we receive your payment; you get an email with the order and its invoice. If your payment arrives after the last piece is sold, we refund it in full automatically and email you.

## Payment {#payment}

Payments go through the payment gateway of our payment provider. UPI, all major debit and credit cards, netbanking and EMI are accepted; cash on delivery is unavailable right now. Above ₹1,00,000 some banks refuse UPI; please use another way then. You enter card numbers with the provider, and they never reach us. If money was deducted but you see no order, please wait for our email before you pay again: confirmation can take some time, and you will get either the order or a refund. Money that your bank took for a payment that failed is returned by your bank within {{banksReverseWithinDays}} days.

## Coupons {#coupons}

A coupon takes its percentage off the televisions and the protection in your cart, not off the shipping fee. It is valid till the end of its expiry date in India. You can use one coupon per order; a new coupon replaces the earlier one. Coupons cannot be exchanged for cash.

## Delivery {#delivery}

We deliver to the PIN codes on our list, to the address you entered, through registered couriers or speed post. Orders are dispatched within 48-72 business working hours. We are not liable for delays on the courier’s side. If the television has not reached you within 30 days of the order, through no fault of yours, you may cancel and get a full refund. More details are in the [shipping policy](/shipping-policy).

## Receiving and installing {#receiving}

The risk passes to you when the television is handed over. Please follow the [unboxing policy](/unboxing-policy). We are not responsible for damage to a product that was opened or installed by an unauthorised person. For questions before installation, write to {{supportEmail}}.

## Cancelling an order {#cancelling}

While your order is Pending you may cancel it under [My Orders](/myorders), at no charge. We refund all that you paid, including shipping, to the account you paid from. Once an order is shipped you cannot cancel it, but you may return it. A cancelled order cannot be restored; please order again.

## Returns and refunds {#returns}

Within {{returnDays}} days of delivery you may ask for a return under [My Orders](/myorders): if it is defective, is not what you ordered or not as described, or if you changed your mind. Please return it complete, in its carton and without damage caused by you.

Once we approve the return, we refund all that you paid for the order, including shipping, to the card, account or UPI ID you paid from. Banks usually credit it within {{banksShowRefundWithin}}; of a purchase by EMI the bank then ends or lowers the EMI. We email you at each step.

## The maker’s warranty {#makers-warranty}

Every television has the maker’s warranty for the months given on its page. Keep {{warrantyClaimPapers}}: every claim needs both. To use it, call {{helpline}}. This is in addition to your legal rights against a defective product.

## Extended protection {#extended-protection}

You may extend the warranty when you buy; nothing is added unless you choose it. You pay once for each model in your cart, whatever the quantity. What it covers is given in the [warranty policy](/privacy-policy#warranty): the panel or module only. If you change your mind, write to {{supportEmail}} within {{protectionRefundDays}} days of delivery and, if you have made no claim, we refund its full price.

## Wholesale orders {#wholesale}

For larger quantities, see the prices per piece under [Wholesale](/wholesale-bulk-products). We confirm such an order by email. It becomes binding when it is paid; until then no stock is reserved. Give your GST number if you want it on the invoice. For anything not on the list, call {{phone}}.

## Reviews and what you send us {#reviews}

You may review each television once, in your own words. Please leave out insults, advertising, and other people’s names, numbers and pictures; we remove reviews that contain these or were paid for. What you write remains yours, and you allow us to show it in the shop.

## Using the shop {#using-the-shop}

The texts, pictures, drawings and programs of the shop belong to {{legalName}} or are used with permission. You may share links and print pages for yourself. Please do not copy the catalogue by machine, buy only to block stock, try to get into other people’s accounts, or disturb the service. We may close an account that does.

## Complaints and the grievance officer {#complaints}

If you are logged in, you may [raise a complaint](/raise-complaint), which gets a ticket number at once. Without logging in, [name your order](/complaints) or use the [contact page](/contact). We acknowledge every complaint within 48 hours and resolve it within one month; the [grievance page](/grievance) shows how many.

Our grievance officer is {{grievanceOfficer}}, {{supportEmail}}, {{phone}}, {{hours}}. You may also turn to the National Consumer Helpline at 1915.

## Our liability {#our-responsibility}

We are responsible for what we sell and do, as the Consumer Protection Act, 2019 requires. Beyond that, we are not liable for events that nobody could prevent, for courier delays, for damage from wrong voltage, lightning, liquids, falls or unauthorised repair, or for loss of business profits. Nothing in these terms limits any liability that cannot be limited by law.

## Law, courts and changes {#law}

The law of India applies. Courts at {{city}}, {{state}}, have jurisdiction; as a consumer you may also go to the consumer commission where you live. If one of these terms is found invalid, the others still apply. We may change these terms: the date at the top shows the last change, and it does not affect orders already placed.
`.trim(),
};
