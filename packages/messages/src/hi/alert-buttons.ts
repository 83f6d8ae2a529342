/* The buttons that ask for an alert; they are in the first load of the page of a television. */

export const notifyMe = 'स्टॉक में आने पर बताएँ';
export const tellMe = 'कीमत घटने पर बताएँ';
