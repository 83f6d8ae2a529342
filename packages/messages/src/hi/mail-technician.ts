/* तकनीशियन को विज़िट के लिंक वाला ईमेल। */

export const subject = (day: string, city: string) => `${day} को ${city} में इंस्टॉलेशन`;
export const greeting = 'नमस्ते,';
export const intro = 'यह आपकी अगली विज़िट का लिंक है। इसमें पता है, और काम पूरा होने पर भरने का फ़ॉर्म।';
export const day = 'दिन';
export const time = 'समय';
export const city = 'शहर';
export const kind = 'इंस्टॉलेशन';
export const open = 'विज़िट खोलें';
export const validUntil = (time: string) =>
  `यह लिंक ${time} तक काम करेगा। कृपया इसे किसी और को न दें: इसमें ग्राहक का पता है।`;
