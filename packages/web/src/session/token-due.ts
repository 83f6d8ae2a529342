/** When the stored token has to be renewed, by this browser's clock; empty where it cannot be. */
export const DUE_STORAGE_KEY = 'token-due';

/** Returns whether the stored token has to be renewed. */
export const isTokenDue = () => Date.now() >= Number(localStorage.getItem(DUE_STORAGE_KEY) || Infinity);
