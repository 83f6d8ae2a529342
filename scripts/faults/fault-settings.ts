/** Short, so that reservations of late payments have expired and their goods are sold. */
const RESERVATION_MS = 1000;

/** How long the provider takes to capture a late payment: longer than goods are reserved. */
export const LATE_MS = 1500;

/** Settings of a shop under faults: limits that a few busy addresses do not reach, and short intervals. */
export const FAULT_SETTINGS = {
  RATE_LIMIT_ADDRESS_FACTOR: '100000',
  RECONCILE_SECONDS: '1',
  RESERVATION_MINUTES: String(RESERVATION_MS / 60_000),
} as const;
