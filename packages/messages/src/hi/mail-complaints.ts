import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';

/* Mails about complaints. */

export const seeComplaint = 'अपनी शिकायत देखें';
export const ticket = 'टिकट नंबर';
export const about = 'विषय';
export const resolvedBy = 'हल होने की आख़िरी तारीख';
export const outcome = 'नतीजा';

export const receivedSubject = (number: string) => `हमें आपकी शिकायत ${number} मिल गई है`;
export const received = 'हमें बताने के लिए धन्यवाद। आपको हुई परेशानी के लिए हमें खेद है। हम आपको जल्द ही लिखेंगे।';
export const ifUrgent = (helpline: string) =>
  `अगर बात ज़रूरी है, तो ${helpline} पर फ़ोन करें और अपना टिकट नंबर बताएँ।`;

export const statusSubjects: Readonly<Record<ComplaintStatus, (number: string) => string>> = {
  Pending: (number) => `आपकी शिकायत ${number} फिर से खुल गई है`,
  In_progress: (number) => `आपकी शिकायत ${number} पर कार्रवाई जारी है`,
  Resolved: (number) => `आपकी शिकायत ${number} हल हो गई है`,
};
export const statusTexts: Readonly<Record<ComplaintStatus, (reopenDays: number) => string>> = {
  Pending: (_reopenDays) => 'आपकी शिकायत फिर से खोल दी गई है और हम इसे देखेंगे।',
  In_progress: (_reopenDays) => 'हम अभी आपकी शिकायत देख रहे हैं।',
  Resolved: (reopenDays) =>
    `आपकी शिकायत हल हो गई है। अगर आप संतुष्ट नहीं हैं, तो ${reopenDays} दिनों के अंदर इसे फिर से खोल सकते हैं: नीचे दिए बटन से इसे खोलकर हमें लिखें। आप इस ईमेल का जवाब भी दे सकते हैं या हमें फ़ोन कर सकते हैं।`,
};

export const answeredSubject = (number: string) => `हमने आपकी शिकायत ${number} का जवाब दिया है`;
export const answered = 'हमने आपकी शिकायत का जवाब दिया है। अपनी बात लिखने के लिए नीचे दिए बटन से शिकायत खोलें।';
