/* The wish list: televisions that somebody saved for later. */

export const priceFell = (amount: string) => `कीमत ${amount} घटी`;
export const savedAt = (day: string, price: string) => `${day} को ${price} पर रखा गया`;
export const noLongerSold = 'अब नहीं बिकता';
export const replacedBy = 'इसकी जगह:';
export const remove = 'हटाएँ';
export const removeFromWishList = (name: string) => `${name} को विशलिस्ट से हटाएँ`;
export const wasRemoved = (name: string) => `${name} हटाया गया।`;
export const undo = 'वापस लाएँ';
export const nothingSaved = 'आपकी विशलिस्ट ख़ाली है';
export const howToSave = 'किसी टीवी के पेज पर उसे विशलिस्ट में रखें। वह यहाँ उस दिन की कीमत के साथ दिखेगा।';
export const logInToSee = 'अपने अकाउंट में रखे टीवी देखने के लिए लॉग इन करें।';
export const seeTelevisions = 'टीवी देखें';
export const logIn = 'लॉग इन करें';
export const loading = 'आपकी विशलिस्ट आ रही है…';
export const keptInThisBrowser = 'यह लिस्ट केवल इस ब्राउज़र में है। इसे अपने अकाउंट में रखने के लिए लॉग इन करें।';
export const someLeftOut = (count: number) =>
  `${count} टीवी आपकी विशलिस्ट में नहीं आ सके: वे अब नहीं बिकते, या लिस्ट भर गई है।`;
