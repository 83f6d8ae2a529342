import { createHmac } from 'node:crypto';
import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import type { Config } from '../../core/config';

type Keys = Pick<Config, 'TOKEN_SECRET' | 'PRIVACY_KEY'>;

/**
 * Returns the keyed hash of an e-mail address, by which the consent ledger and the record of erasures know a person without
 * storing the address (docs/spec/privacy.md#consent-ledger).
 */
export function personKey({ PRIVACY_KEY, TOKEN_SECRET }: Keys, email: string): string {
  const secret = PRIVACY_KEY ?? `${TOKEN_SECRET}:privacy`;
  return createHmac('sha256', secret).update(emailKey(email)).digest('hex');
}
