/* The page of a television: pictures, delivery check and claims. */

export const televisions = 'टीवी';
export const picturesOf = (product: string) => `${product} की तस्वीरें`;
export const pictureOf = (product: string, number: number, count: number) =>
  `${product}, ${count} में से तस्वीर ${number}`;
export const pictureViews = {
  ...{ front: 'सामने से', angle: 'बगल से', edge: 'बगल से किनारा', room: 'कमरे में' },
  ...{ back: 'पीछे से', ports: 'पीछे का हिस्सा और सॉकेट' },
};
export const showPicture = (number: number) => `तस्वीर ${number} दिखाएँ`;
export const noPicture = 'इस मॉडल की तस्वीर अभी नहीं है';

export const freeDelivery = '3-5 कार्य दिवसों में मुफ़्त डिलीवरी';
export const shippingFee = (fee: string, total: string) =>
  `हर ऑर्डर पर एक बार ${fee} का तय शिपिंग शुल्क लगता है: कुल ${total}`;
export const returnPolicy = '7 दिन में रिटर्न';
export const moneyBack = 'अतिरिक्त वारंटी पर 30 दिन में पैसे वापसी की गारंटी';
export const inclusiveOfTaxes = 'सभी कर शामिल, जीएसटी इनवॉइस के साथ';

export const deliveryToPin = 'आपके पिन कोड पर डिलीवरी';
export const sixDigits = '6 अंक';
export const check = 'जाँचें';
export const pinInvalid = 'पिन कोड 6 अंकों का होना चाहिए।';
export const atAGlance = 'एक नज़र में';
export const highlights = 'मुख्य ख़ूबियाँ';
export const description = 'विवरण';
export const specifications = 'विशेषताएँ';
