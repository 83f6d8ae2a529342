import { localStorageStore } from 'react-admin';

/** What the back office remembers in this browser: the theme, and how lists are shown. */
export const adminStore = localStorageStore('1', 'back-office');
