import { createTransport } from 'nodemailer';
import type { MailAddress } from '../../core/mail-address';
import type { Mail, MailPort } from './mail';

const TIMEOUT_MS = 15_000;
/** What an erasure leaves of an e-mail address ends with it (docs/spec/privacy.md#erasure). */
const ERASED_DOMAIN = '@erased.invalid';

/**
 * Sends mail over SMTP. `url` is smtp[s]://[user:password@]host:port; smtps:// is TLS from the first byte.
 * With `requireTls` smtp:// sends nothing, no password either, unless the server upgrades the connection
 * (STARTTLS). `from` is asked with each mail, since the settings can change it.
 */
export function smtpMail(
  url: string,
  from: () => MailAddress,
  { requireTls }: { requireTls: boolean },
): MailPort {
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
    async send({ secrets: _, ...mail }: Mail) {
      /* Of an erased person no address is left; a mail that was queued before has nobody to go to. */
      if (mail.to.endsWith(ERASED_DOMAIN)) return;
      await transport.sendMail({
        ...mail,
        from: from(),
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
