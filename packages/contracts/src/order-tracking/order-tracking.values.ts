/** How long a tracking link works after the last change of its order's status (docs/spec/order-tracking.md#link). */
export const TRACKING_DAYS = 90;
