/* Another password of the own account, with the present one. */

export const changePassword = 'पासवर्ड बदलें';
export const currentPassword = 'मौजूदा पासवर्ड';
export const logsOutOthers = 'इससे आपके दूसरे डिवाइस से लॉग आउट हो जाएगा।';
export const passwordChanged = 'पासवर्ड बदल गया। आपके दूसरे डिवाइस से लॉग आउट हो गया है।';
export const passwordNotChanged = 'पासवर्ड नहीं बदला जा सका।';
