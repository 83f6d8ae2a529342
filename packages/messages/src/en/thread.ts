/* What a customer and the shop write to each other. */

export const messages = 'Messages';
export const yourMessage = 'Your message';
export const writeMessage = 'Please write a message.';
export const sendMessage = 'Send message';
export const messageSent = 'Your message has been sent. We will answer by email.';
