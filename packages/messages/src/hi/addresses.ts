/* The addresses that a customer saved. */

export const savedAddresses = 'सेव किए हुए पते';
export const noAddresses = 'कोई पता सेव करें, ताकि चेकआउट में वह अपने आप भर जाए।';
export const addAddress = 'पता जोड़ें';
export const newAddress = 'नया पता';
export const changeAddress = 'पता बदलें';
export const saveAddress = 'पता सेव करें';
export const addressSaved = 'पता सेव हो गया';
export const addressRemoved = 'पता हटा दिया गया';
export const addressNotSaved = 'पता सेव नहीं हो पाया।';
export const edit = 'बदलें';
export const remove = 'हटाएँ';
export const editOf = (address: string) => `${address} बदलें`;
export const removeOf = (address: string) => `${address} हटाएँ`;
export const makeDefault = 'पहले यही रखें';
export const makeDefaultOf = (address: string) => `चेकआउट में पहले ${address} रखें`;
export const isDefault = 'पहले यही';
export const removeThisAddress = 'यह पता हटाएँ?';
export const ordersKeepIt = 'जो ऑर्डर वहाँ गए हैं, उनमें यह पता बना रहता है।';
export const keepAddress = 'पता रहने दें';
export const notServed = 'हम वहाँ अभी डिलीवरी नहीं करते।';
export const addressLimit = (most: number) => `आप ज़्यादा से ज़्यादा ${most} पते सेव कर सकते हैं।`;

export const label = 'पते का नाम (वैकल्पिक)';
export const labelHint = 'जैसे घर, ऑफ़िस या माता-पिता';
export const landmark = 'लैंडमार्क (वैकल्पिक)';
export const landmarkHint = 'जैसे: सिटी मॉल के सामने';
export const useFirst = 'चेकआउट में पहले यही पता रखें';

export const deliverTo = 'किस पते पर भेजें';
export const anotherAddress = 'कोई और पता';
export const saveForNextTime = 'यह पता मेरे अकाउंट में सेव करें';
