import type { Config } from '../../core/config';
import { openText, sealText } from '../../core/seal-text';

/** Returns an address encrypted, for the one mail that is sent after an erasure. */
export const sealEmail = (config: Pick<Config, 'TOKEN_SECRET'>, email: string): string =>
  sealText(config, 'erasure-mail', email);

/** Returns the address. Throws for one that was sealed with another key. */
export const openEmail = (config: Pick<Config, 'TOKEN_SECRET'>, text: string): string =>
  openText(config, 'erasure-mail', text);
