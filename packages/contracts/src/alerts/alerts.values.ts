/** What an alert waits for (docs/spec/alerts.md). */
export const ALERT_KINDS = ['stock', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `waiting`: for the confirmation of an address. The last three have ended. */
export const ALERT_STATES = ['waiting', 'active', 'sent', 'stopped', 'expired'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Active alerts of one person. */
export const ALERTS_MAX = 20;
/** Days after which an alert that was not sent expires. */
export const ALERT_DAYS = 90;
/** Days for which the link that confirms an address works. */
export const ALERT_CONFIRM_DAYS = 7;
/** Days for which an alert is kept that was sent, stopped or has expired. */
export const ALERT_KEPT_DAYS = 30;
/** Mails about one television within an hour for each free unit. */
export const ALERT_MAILS_PER_UNIT = 3;
/** Minutes for which a price has to be at or below the target. */
export const ALERT_PRICE_MINUTES = 15;
/** Mails within an hour that ask one address for a confirmation. */
export const ALERT_ASKS_PER_HOUR = 5;
