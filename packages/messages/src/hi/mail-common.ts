/* What mails of several kinds have. */

export const hello = 'नमस्ते,';
export const helloTo = (name: string) => `नमस्ते ${name},`;
export const trackYourOrder = 'अपना ऑर्डर देखें';
export const order = 'ऑर्डर';
export const reason = 'कारण';
export const total = 'कुल';
export const toBeConfirmed = 'तारीख बाद में बताई जाएगी';
export const expectedBy = 'पहुँचने की अनुमानित तारीख';
