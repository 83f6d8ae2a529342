/** How long an admission lasts (docs/spec/waiting-room.md#admission). */
export const ADMISSION_MINUTES = 10;

/** How many people staff may admit a minute. */
export const ADMISSIONS_PER_MINUTE = { min: 1, max: 60_000 } as const;

/** How long a ticket is valid; joining again renews it. */
export const TICKET_DAYS = 7;

/** The cookie of the storefront that contains a ticket, so that its server can show a place without script. */
export const TICKET_COOKIE = 'waiting_room_ticket';

/**
 * Phases of a waiting room: `none` without one, `before` its start, `open`, `soldOut`, `over` when the sale has ended, and
 * `closed` by staff. In the first and the last two a television is bought without waiting.
 */
export const ROOM_PHASES = ['none', 'before', 'open', 'soldOut', 'over', 'closed'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** States of a place: in the draw that is made at the start, waiting for its turn, its turn, and its turn has passed. */
export const PLACE_STATES = ['inDraw', 'waiting', 'turn', 'missed'] as const;
