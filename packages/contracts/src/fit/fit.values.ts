/** What a shopper says of the room and its use (docs/spec/fit-finder.md#questions). */
export const ROOM_LIGHTS = ['bright', 'mixed', 'dark'] as const;
export type RoomLight = (typeof ROOM_LIGHTS)[number];
export const ROOM_USES = ['films', 'mixed', 'news-sport'] as const;
export type RoomUse = (typeof ROOM_USES)[number];

/** What can be relaxed where no television fits. */
export const ROOM_LIMITS = ['budget', 'wall', 'table', 'door'] as const;
export type RoomLimit = (typeof ROOM_LIMITS)[number];

/** Why a television was chosen: for the distance, for its price, its size or its picture, or since it fits too. */
export const FIT_ROLES = ['best', 'cheaper', 'larger', 'better-picture', 'also'] as const;
export type FitRole = (typeof FIT_ROLES)[number];

export const FIT_CHECKS = ['fits', 'too-large', 'not-stated'] as const;
export type FitCheck = (typeof FIT_CHECKS)[number];
export const SIZE_CHECKS = ['right', 'small', 'large'] as const;
export type SizeCheck = (typeof SIZE_CHECKS)[number];
/** Whether pixels can be seen, are just too small to be seen, or are smaller than needed. */
export const SHARPNESSES = ['coarse', 'sharp', 'finer'] as const;
export type Sharpness = (typeof SHARPNESSES)[number];
export const SUITABILITIES = ['good', 'fair', 'poor'] as const;
export type Suitability = (typeof SUITABILITIES)[number];

/** How many televisions are shown. */
export const FIT_SHOWN = 3;

/** Limits of what a shopper may enter, in centimetres. */
export const DISTANCE_CM = { min: 30, max: 2000 } as const;
export const MEASURE_CM = { min: 10, max: 2000 } as const;
/** Limit of the budget, in rupees. */
export const BUDGET_MAX = 10_000_000;

/** Space that a carton needs in a door for the hands that carry it, in centimetres. */
export const DOOR_CLEARANCE_CM = 2;

/** Names under which specifications state how wide the stand is on the furniture, the usual one first. */
export const STAND_SPAN_NAMES: readonly string[] = [
  'Stand span',
  'Stand width',
  'Width of stand',
  'Distance between feet',
  'Feet span',
];
