import { createTransport } from 'nodemailer';
import type { MailAddress } from '../../core/mail-address';
import type { Mail, MailPort } from './mail';

const TIMEOUT_MS = 15_000;

/**
 * Sends mail over SMTP. `url` is smtp[s]://[user:password@]host:port; smtps:// is TLS from the first byte.
 * With `requireTls` smtp:// sends nothing, no password either, unless the server upgrades the connection
 * (STARTTLS).
 */
export function smtpMail(url: string, from: MailAddress, { requireTls }: { requireTls: boolean }): MailPort {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail: Mail) {
      await transport.sendMail({
        ...mail,
        from,
        // An object, since a text with a comma would be parsed as two addresses.
        to: { name: '', address: mail.to },
        messageId: `<${mail.messageId}@${new URL(url).hostname}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
