/* Texts of many screens. */

export const back = 'वापस';
export const cancel = 'रद्द करें';
export const close = 'बंद करें';
export const email = 'ईमेल';
export const loadMore = 'और देखें';
export const loading = 'लोड हो रहा है';
export const logIn = 'लॉग इन करें';
export const name = 'नाम';
export const phone = 'फ़ोन';
export const retry = 'फिर कोशिश करें';
export const save = 'सेव करें';
