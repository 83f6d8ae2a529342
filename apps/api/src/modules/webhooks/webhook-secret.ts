import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Returns the bytes of a secret. */
const keyOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** What is signed of a delivery. */
interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns a new secret: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Returns the header `webhook-signature` of the Standard Webhooks specification: a signature for each secret. */
export const signatureHeader = ({ id, timestamp, body }: Signed, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const signature = createHmac('sha256', keyOf(secret))
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64');
      return `v1,${signature}`;
    })
    .join(' ');
