import { MESSAGE_ANSWERED_WITHIN } from '@aabha/contracts/settings/promises';

/* The contact page with its form. */

export const contact = 'Contact';
export const description =
  'Write to us, call, chat or visit: questions before you buy, help with an order, warranty and complaints, Monday to Saturday.';
export const howCanWeHelp = 'How can we help?';
export const aPersonReplies = 'Before or after you buy, a real person reads your message and replies.';
export const writeToUs = 'Write to us';
export const messageReceived = 'We have received your message';
export const confirmationSentTo = (email: string) =>
  `We are sending a confirmation to ${email} and will reply there within ${MESSAGE_ANSWERED_WITHIN}.`;
export const writeAnotherMessage = 'Write another message';
export const messageSent = 'Message sent successfully!';
export const messageFailed = 'Failed to send message. Please try again.';
export const subject = 'Subject';
export const message = 'Message';
export const sendMessage = 'Send message';
export const otherWaysToReachUs = 'Other ways to reach us';
export const call = 'Call';
export const warrantyHelpline = 'Warranty helpline:';
export const chat = 'Chat';
export const hours = 'Hours';
export const visit = 'Visit';
export const grievanceOfficer = (officer: string) =>
  `Grievance officer: ${officer}. We acknowledge every complaint within 48 hours and resolve it within one month.`;
export const howWeHandleComplaints = 'How we handle complaints';

export const messageTitle = (reference: string) => `Message ${reference}`;
export const isClosed = 'We have closed this message. Write again and we will look at it.';
