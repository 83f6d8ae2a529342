/* Texts of many screens. */

export const back = 'Back';
export const cancel = 'Cancel';
export const close = 'Close';
export const email = 'Email';
export const loadMore = 'Load More';
export const loading = 'Loading';
export const logIn = 'Log in';
export const name = 'Name';
export const phone = 'Phone';
export const retry = 'Try again';
export const save = 'Save';
