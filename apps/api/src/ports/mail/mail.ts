/** One mail, ready to send. */
export interface Mail {
  /** Names the mail for good, so that a second sending is recognisable as the same one. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  headers?: Record<string, string>;
}

/** Sends mails. Rejects when the server did not take one. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail address with the name that is shown for it; the name may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Returns the parts of `Name <address>`, `"Name" <address>` or a bare address. A comma belongs to the name. */
export function parseMailAddress(text: string): MailAddress {
  const [, name = '', address] = /^(.*)<([^<>]+)>\s*$/s.exec(text) ?? [];
  if (address === undefined) return { name: '', address: text.trim() };
  const quoted = /^"(.*)"$/s.exec(name.trim())?.[1];
  return { name: quoted?.replace(/\\(.)/gs, '$1') ?? name.trim(), address: address.trim() };
}
