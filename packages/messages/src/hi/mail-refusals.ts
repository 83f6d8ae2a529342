/** The refusals about the mail log in Hindi. */
export const MAIL_REFUSALS = {
  MAIL_NOT_FOUND: 'यह मेल नहीं मिला।',
  MAIL_WAITING: 'यह मेल अभी भेजे जाने का इंतज़ार कर रहा है।',
  MAIL_SENT_AGAIN: 'यह मेल अभी दोबारा भेजा जा रहा है।',
  MAIL_EXPIRED: 'इस मेल का कोड या लिंक बेकार हो चुका है या इस्तेमाल हो चुका है। ग्राहक से नया मँगवाने को कहें।',
  MAIL_ERASED: 'इस मेल का पता मिटा दिया गया है।',
} as const;
