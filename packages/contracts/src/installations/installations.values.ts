import { paise } from '../money/money';
import { PICKUP_PART_NAMES, PICKUP_PARTS, type PickupPart } from '../returns/pickup-slots.values';

/** The parts of a day in which technicians come, as hours in India: the same ones in which returns are fetched. */
export const INSTALLATION_PARTS = PICKUP_PARTS;
export type InstallationPart = PickupPart;
export const INSTALLATION_PART_NAMES = PICKUP_PART_NAMES;

/** How a television is installed (docs/spec/installation.md). */
export const INSTALLATION_TYPES = ['wall', 'stand', 'demo'] as const;
export type InstallationType = (typeof INSTALLATION_TYPES)[number];
export const INSTALLATION_TYPE_LABELS: Readonly<Record<InstallationType, string>> = {
  wall: 'Wall mount',
  stand: 'Table stand',
  demo: 'Demo only',
};

/** The states of an installation. The first two are open: a technician is to come. */
export const INSTALLATION_STATES = ['booked', 'moved', 'done', 'failed', 'cancelled'] as const;
export type InstallationState = (typeof INSTALLATION_STATES)[number];
export const INSTALLATION_STATE_LABELS: Readonly<Record<InstallationState, string>> = {
  booked: 'Booked',
  moved: 'Moved',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/**
 * What a mail says of an installation: `late` is a move because the television arrives later; `done` and `failed` are what a
 * technician notes.
 */
export type InstallationChange = 'booked' | 'moved' | 'late' | 'cancelled' | 'done' | 'failed';

/** Whether an order offers installations: to its PIN code, by its dates and its status. */
export const INSTALLATION_OFFERS = ['open', 'not-served', 'no-date', 'over', 'ended'] as const;
export type InstallationOffer = (typeof INSTALLATION_OFFERS)[number];

/** How many days are offered from the first one on. */
export const INSTALLATION_DAYS = 14;
/** How far a slot is looked for when a delivery is late. */
export const INSTALLATION_SEARCH_DAYS = 60;
/** An installation is offered until so many days after the delivery. */
export const INSTALLATION_OFFERED_DAYS = 30;
/** Counts of slots are deleted this many days after their day. */
export const INSTALLATION_SLOT_DAYS = 400;

/** Places of a zone in a part of a day, at most. */
export const ZONE_PLACES_MAX = 200;
export const ZONE_DISTRICTS_MAX = 100;
export const ZONE_PINS_MAX = 500;
export const ZONE_EXCEPTIONS_MAX = 100;
/** The most that an installation costs, in paise. */
export const INSTALLATION_FEE_MAX_PAISE = paise(10_000_00);
export const INSTALLATION_NOTE_MAX = 500;

/** What a zone consists of; a PIN code goes before its district. */
export const ZONE_AREAS = ['zip', 'district'] as const;
export type ZoneArea = (typeof ZONE_AREAS)[number];
