import type { Language } from '@aabha/contracts/language/language';
import type { LiveSettings } from '../context/live-settings.types';
import type { Config } from '../core/config';

/** What a template of a mail knows of the shop: its settings, and the addresses of its web apps. */
export interface MailShop {
  settings: Pick<LiveSettings, 'current'>;
  config: Pick<Config, 'STORE_URL' | 'ADMIN_URL'>;
}

/** Whom a mail to staff goes to. */
export interface MailEnvelope {
  /** Message-ID of the mail. */
  messageId: string;
  to: string;
}

/** Whom a mail goes to that is written in the recipient's language. */
export interface TranslatedEnvelope extends MailEnvelope {
  language: Language;
}

/** Returns the address of a screen of the back office. */
export const screenUrl = ({ config }: Pick<MailShop, 'config'>, path: string): string =>
  new URL(`/admin-dashboard/${path}`, config.ADMIN_URL).toString();
