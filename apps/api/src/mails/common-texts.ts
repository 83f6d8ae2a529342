/* Texts that mails of several kinds have, by language. */
export * as en from '@aabha/messages/en/mail-common';
export * as hi from '@aabha/messages/hi/mail-common';
