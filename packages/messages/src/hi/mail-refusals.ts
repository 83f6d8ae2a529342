import type { Pattern } from './patterns';

/** The refusals about the mail log and mail templates in Hindi. */
export const MAIL_REFUSALS = {
  MAIL_NOT_FOUND: 'यह मेल नहीं मिला।',
  MAIL_WAITING: 'यह मेल अभी भेजे जाने का इंतज़ार कर रहा है।',
  MAIL_SENT_AGAIN: 'यह मेल अभी दोबारा भेजा जा रहा है।',
  MAIL_EXPIRED: 'इस मेल का कोड या लिंक बेकार हो चुका है या इस्तेमाल हो चुका है। ग्राहक से नया मँगवाने को कहें।',
  MAIL_TEMPLATE_NOT_FOUND: 'ऐसा कोई मेल नहीं है।',
  MAIL_EXAMPLE_NOT_FOUND: 'इस मेल का ऐसा कोई उदाहरण नहीं है।',
  MAIL_LANGUAGE_NOT_WRITTEN: 'कर्मचारियों के मेल केवल अंग्रेज़ी में होते हैं।',
  MAIL_TEST_LIMIT: [
    [
      /^You have sent (\d+) test mails within an hour\. Please try again in ([\d,]+) minutes?\.$/,
      (most, minutes) => `आप एक घंटे में ${most} टेस्ट मेल भेज चुके हैं। कृपया ${minutes} मिनट बाद फिर से कोशिश करें।`,
    ],
  ],
  MAIL_ERASED: 'इस मेल का पता मिटा दिया गया है।',
} satisfies Readonly<Record<string, string | Pattern[]>>;
