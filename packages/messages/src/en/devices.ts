/* Where a customer is logged in. */

export const devices = 'Devices';
export const intro = 'Where you are logged in. Log out any that you do not know.';
export const thisDevice = 'This device';
export const unknownDevice = 'Unknown device';
export const program = 'Another app';
export const lastUsed = (when: string, network: string) => `Last used ${when} · network ${network}`;
export const logOut = 'Log out';
export const logOutOf = (device: string) => `Log out ${device}`;
export const logOutOthers = 'Log out all other devices';
export const loggedOut = 'Logged out';
export const othersLoggedOut = 'All other devices were logged out';
export const onlyOld = 'You are logged in here only.';
export const notLoaded = 'Your devices could not be loaded.';
export const tryAgain = 'Try again';
