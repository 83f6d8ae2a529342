/* Buying a television from its page: quantity, warranty, and what was added to the cart. */

export const inclusiveOfAllTaxes = 'सभी टैक्स सहित';
export const inclusiveWithLowestPrice = (lowestPrice: string) =>
  `सभी टैक्स सहित। इस ऑफ़र से पहले के 30 दिनों की सबसे कम कीमत: ${lowestPrice}`;
export const inclOfAllTaxes = 'सभी टैक्स सहित';
export const emiFrom = (price: string) => `${price} प्रति माह से: EMI प्लान देखें`;
export const quantity = 'संख्या';
export const decreaseQuantity = 'संख्या घटाएँ';
export const increaseQuantity = 'संख्या बढ़ाएँ';
export const addToCart = 'कार्ट में डालें';
export const inYourCart = 'आपकी कार्ट में है';
export const viewCart = 'कार्ट देखें';
export const outOfStock = 'स्टॉक में नहीं';
export const cannotOrderNow = 'अभी इसे ऑर्डर नहीं कर सकते।';
export const seeOthersOfSize = (inches: number) => `${inches}″ के दूसरे टीवी देखें`;
export const loginToAdd = 'कार्ट में डालने के लिए लॉग इन करें';
export const productAdded = 'टीवी कार्ट में डाल दिया गया!';
export const buyNow = 'अभी ख़रीदें';
export const loginToBuy = 'ख़रीदने के लिए लॉग इन करें';
