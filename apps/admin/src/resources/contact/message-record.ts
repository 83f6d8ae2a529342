import type { ContactMessage } from '@aabha/contracts/contact/contact.schema';
import type { ContactThread } from '@aabha/contracts/contact/contact-thread.schema';
import { CONTACT_STATE_NAMES, type ContactState } from '@aabha/contracts/contact/contact.values';

/** A message as the list uses it. */
export type MessageRecord = ContactMessage & { id: string };

/** A message with its thread, as its screen uses it. */
export type MessageThreadRecord = ContactThread & { id: string };

/** Labels of the states of messages. */
export const STATE_LABEL: Readonly<Record<ContactState, string>> = CONTACT_STATE_NAMES;
