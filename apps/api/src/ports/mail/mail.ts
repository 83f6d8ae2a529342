/** A mail that is ready to send. */
export interface Mail {
  /** Message-ID of the mail, the same for a repeated sending. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  headers?: Record<string, string>;
  /** Texts of the mail that open something; not sent, and left out of its copy. */
  secrets?: readonly string[];
}

/** Sends mails. Rejects when the server did not accept one. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  close(): void;
}
