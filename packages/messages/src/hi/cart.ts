/* The cart: lines, coupon and totals. */

import { plural } from './plural';

export const yourCart = 'आपकी कार्ट';
export const orderSummary = 'ऑर्डर का सारांश';
export const quantity = 'संख्या';
export const quantityOf = (product: string) => `${product} की संख्या`;
export const quantityIs = (count: number) => `संख्या: ${count}`;
export const decreaseQuantity = 'संख्या घटाएँ';
export const increaseQuantity = 'संख्या बढ़ाएँ';
export const each = (price: string) => `${price} प्रति टीवी`;
export const lineTotal = 'कुल';
export const extendedWarranty = (duration: string) => `अतिरिक्त वारंटी: ${duration}`;
export const extendedWarrantyPrice = (duration: string, price: string) =>
  `अतिरिक्त वारंटी: ${duration}, ${price}`;
export const remove = 'हटाएँ';
export const removeProduct = (product: string) => `${product} हटाएँ`;
export const removeFromCart = (product: string) => `${product} को कार्ट से हटाएँ`;
export const wasRemoved = (product: string) => `${product} हटाया गया।`;
export const undo = 'वापस लाएँ';
export const noLongerSold = 'अब नहीं बिकता';
export const weNoLongerSell = 'हम यह टीवी अब नहीं बेचते। आगे बढ़ने के लिए इसे हटाएँ।';
export const outOfStock = 'स्टॉक में नहीं';
export const removeToContinue = 'कार्ट की बाकी चीज़ें ख़रीदने के लिए इसे हटाएँ।';
export const onlyLeft = (stock: number) => `केवल ${stock} ${plural(stock, 'बचा है', 'बचे हैं')}`;
export const youChose = (count: number) => `आपने ${count} चुने हैं।`;
export const changeTo = (count: number) => `${count} कर दें`;
export const quantityUpdated = 'संख्या बदल दी गई!';
export const productRemoved = 'टीवी कार्ट से हटा दिया गया!';
export const taxesAndInvoice = 'सभी टैक्स सहित। जीएसटी इनवॉइस ऑर्डर के साथ मिलेगा।';
export const couponCode = 'कूपन कोड';
export const apply = 'लगाएँ';
export const enterCouponCode = 'कूपन कोड लिखें';
export const couponValidated = 'कूपन लग गया!';
export const removeCoupon = (code: string) => `कूपन ${code} हटाएँ`;
export const expired = 'समय समाप्त';
export const noLongerDiscounts = 'इस कूपन से अब छूट नहीं मिलती।';
export const notApplied = 'लागू नहीं';
export const percentOffApplied = (percent: number) => `${percent}% छूट लग गई`;
export const proceedToCheckout = 'भुगतान की ओर बढ़ें';
export const proceedingToCheckout = 'पता और भुगतान का पेज खुल रहा है...';
export const seeTelevisions = 'टीवी देखें';
export const logIn = 'लॉग इन करें';
