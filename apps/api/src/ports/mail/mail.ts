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
