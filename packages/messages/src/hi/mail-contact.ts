import { openingHours } from './opening-hours';

/* Mails about messages of the contact form, and about offers. */

export const receivedSubject = 'हमें आपका संदेश मिल गया है';
export const received = 'हमें लिखने के लिए धन्यवाद। हम दो कार्य दिवसों में जवाब देंगे।';
export const reference = 'संदेश नंबर';
export const ifNotYou = 'अगर आपने हमें नहीं लिखा, तो किसी और ने आपका ईमेल डाला है। आप इस संदेश पर ध्यान न दें।';
export const openHours = (hours: string, phone: string) =>
  `हमारा समय: ${openingHours(hours)}। अगर बात ज़रूरी है, तो ${phone} पर फ़ोन करें।`;

export const answeredSubject = (number: string) => `हमने आपके संदेश ${number} का जवाब दिया है`;
export const answered = 'हमने आपके संदेश का जवाब दिया है। जवाब देने के लिए नीचे दिए बटन से इसे खोलें।';
export const readAndReply = 'पढ़ें और जवाब दें';

export const subscribedSubject = 'अब आपको हमारे ऑफ़र मिलेंगे';
export const subscribed = 'नए टीवी और अच्छे ऑफ़र की जानकारी आपको सबसे पहले मिलेगी। हम महीने में बस कुछ ही ईमेल भेजते हैं।';
export const unsubscribe = (link: string) => `ऑफ़र के ईमेल बंद करें: ${link}`;
