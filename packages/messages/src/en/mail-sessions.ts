/* Mails about logins. */

export const subjects = {
  'new-device': 'New login to your account',
  reused: 'You were logged out for your safety',
};
export const happened = {
  'new-device': 'Somebody logged in to your account with a device or from a network that is new.',
  reused:
    'A part of your login that works only once was used twice, as after a theft. We ended that login; please log in again.',
};
export const device = 'Device';
export const unknownDevice = 'Not known';
export const network = 'Network';
export const time = 'Time (India)';
export const ifNotYou =
  'If this was you, you need not do anything. If not, please set a new password: it logs out all devices.';
export const newPassword = 'Set a new password';
