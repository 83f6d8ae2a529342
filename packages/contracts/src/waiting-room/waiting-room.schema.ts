import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { ADMISSIONS_PER_MINUTE, PLACE_STATES, ROOM_PHASES } from './waiting-room.values';

const Place = z.object({
  state: z.enum(PLACE_STATES).meta({
    description:
      'inDraw: the place is drawn at the start; waiting; turn: may check out; missed: the turn has passed, join again.',
  }),
  position: z.number().int().optional().meta({ description: 'Of a waiting place: 1 is served next.' }),
  waitSeconds: z.number().int().optional().meta({
    description: 'Until the turn at the present rate; absent while all units are reserved.',
  }),
  admittedUntil: Instant.optional().meta({ description: 'Of a turn: when it ends. ISO-8601, UTC' }),
});
export type Place = z.infer<typeof Place>;

const WaitingRoom = z.object({
  phase: z.enum(ROOM_PHASES).meta({
    description: 'In none, over and closed a television is bought without waiting.',
  }),
  product: z.object({ _id: z.string(), name: z.string() }).optional(),
  startsAt: Instant.optional(),
  endsAt: Instant.optional(),
  now: Instant,
  unitsLeft: z.number().int().meta({ description: 'Units that can be reserved now.' }),
  unitsReserved: z.number().int().meta({
    description: 'Units in open payments; they come back when these are not paid.',
  }),
  peopleWaiting: z.number().int(),
  place: Place.optional(),
  ticket: z.string().optional().meta({ description: 'Of the place; send it to read the place again.' }),
  refreshSeconds: z.number().int().meta({ description: 'When to read again.' }),
});
export type WaitingRoom = z.infer<typeof WaitingRoom>;

export const WaitingRoomOutput = z.object({ room: WaitingRoom });

export const GetWaitingRoomInput = z.strictObject({
  id: Id,
  ticket: z.string().max(1000).optional().meta({ description: 'As joining returned it.' }),
});
export type GetWaitingRoomInput = z.output<typeof GetWaitingRoomInput>;

export const JoinWaitingRoomInput = z.strictObject({ id: Id });
export type JoinWaitingRoomInput = z.output<typeof JoinWaitingRoomInput>;

const instantInput = z.iso
  .datetime({ error: 'Please enter a date and a time.' })
  .meta({ description: 'ISO-8601, UTC', example: '2026-11-21T06:30:00.000Z' });
const RATE_TEXT = `Please enter a whole number from ${ADMISSIONS_PER_MINUTE.min} to ${ADMISSIONS_PER_MINUTE.max}.`;
const Rate = z
  .number({ error: RATE_TEXT })
  .int(RATE_TEXT)
  .min(ADMISSIONS_PER_MINUTE.min, RATE_TEXT)
  .max(ADMISSIONS_PER_MINUTE.max, RATE_TEXT)
  .meta({ description: 'At most so many people are admitted a minute.' });

export const OpenWaitingRoomInput = z
  .strictObject({
    id: Id,
    startsAt: instantInput,
    endsAt: instantInput.optional(),
    ratePerMinute: Rate,
  })
  .refine(({ startsAt, endsAt }) => endsAt === undefined || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    message: 'The end must be after the start.',
  })
  .meta({ example: { startsAt: '2026-11-21T06:30:00.000Z', ratePerMinute: 600 } });
export type OpenWaitingRoomInput = z.output<typeof OpenWaitingRoomInput>;

export const ChangeAdmissionRateInput = z
  .strictObject({ id: Id, ratePerMinute: Rate })
  .meta({ example: { ratePerMinute: 1200 } });
export type ChangeAdmissionRateInput = z.output<typeof ChangeAdmissionRateInput>;

export const WaitingRoomOfStaffInput = z.strictObject({ id: Id });
export type WaitingRoomOfStaffInput = z.output<typeof WaitingRoomOfStaffInput>;

const StaffWaitingRoom = z.object({
  phase: z.enum(ROOM_PHASES),
  startsAt: Instant.optional(),
  endsAt: Instant.optional(),
  ratePerMinute: z.number().int().meta({ description: 'As staff set it.' }),
  currentRatePerMinute: z.number().int().meta({ description: 'At present; lower while payments are slow.' }),
  nowServing: z.number().int(),
  peopleWaiting: z.number().int(),
  unitsLeft: z.number().int(),
  unitsReserved: z.number().int(),
});
export type StaffWaitingRoom = z.infer<typeof StaffWaitingRoom>;
export const StaffWaitingRoomOutput = z.object({ room: StaffWaitingRoom });
