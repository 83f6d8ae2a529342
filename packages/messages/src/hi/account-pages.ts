/* Pages of the account and its orders. */

export const downloadInvoice = 'इनवॉइस डाउनलोड करें';
export const loadingInputCredit = 'आपका इनपुट क्रेडिट खुल रहा है';
export const loadingProfile = 'आपकी प्रोफ़ाइल खुल रही है';
