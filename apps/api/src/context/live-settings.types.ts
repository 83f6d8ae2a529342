import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import type { MailAddress } from '../core/mail-address';

/**
 * The published settings as this process knows them (docs/spec/settings.md#publication): those of the database, read again
 * when a version is published by whatever process. Read at the moment of use, never kept.
 */
export interface LiveSettings {
  readonly current: ShopSettings;
  /** What production lacks to take orders, a line for each section; empty when it may sell, and outside production. */
  readonly missing: readonly string[];
  /** Whom mails are from. */
  readonly mailFrom: MailAddress;
  /** Reads the published versions. */
  refresh(): Promise<void>;
  /** Publishes first versions where there are none, and reads all; again every few seconds, until it is stopped. */
  start(): Promise<void>;
  stop(): void;
}
