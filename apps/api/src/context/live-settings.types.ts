import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import type { HeroValue } from '@aabha/contracts/shop-texts/hero-value';
import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import type { TextValue } from '@aabha/contracts/shop-texts/text-value';
import type { MailAddress } from '../core/mail-address';

/** A published text with its version. */
export interface PublishedText {
  version: number;
  publishedAt: string;
  value: TextValue;
}

/**
 * The published settings as this process knows them (docs/spec/settings.md#publication): those of the database, read again
 * when a version is published by whatever process. Read at the moment of use, never kept.
 */
export interface LiveSettings {
  readonly current: ShopSettings;
  /** The texts in force. */
  readonly texts: Readonly<Record<TextName, PublishedText>>;
  readonly hero: HeroValue;
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
