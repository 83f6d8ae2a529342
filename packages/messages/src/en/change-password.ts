/* Another password of the own account, with the present one. */

export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const logsOutOthers = 'This logs out your other devices.';
export const passwordChanged = 'Password changed. Your other devices are logged out.';
export const passwordNotChanged = 'The password could not be changed.';
