/* What a customer and the shop write to each other. */

export const messages = 'संदेश';
export const yourMessage = 'आपका संदेश';
export const writeMessage = 'कृपया संदेश लिखें।';
export const sendMessage = 'संदेश भेजें';
export const messageSent = 'आपका संदेश भेज दिया गया है। हम ईमेल से जवाब देंगे।';
