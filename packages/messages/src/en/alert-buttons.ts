/* The buttons that ask for an alert; they are in the first load of the page of a television. */

export const notifyMe = 'Notify me when it is back';
export const tellMe = 'Tell me when the price falls';
