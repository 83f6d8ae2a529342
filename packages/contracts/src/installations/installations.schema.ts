import { z } from 'zod';
import { InstallationFeesOut } from '../delivery-promise/delivery-promise.schema';
import { rupeesIn, rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, EditedVersion, Id, Instant, pageOf, sortOver } from '../wire/wire.schema';
import {
  INSTALLATION_NOTE_MAX,
  INSTALLATION_OFFERS,
  INSTALLATION_PARTS,
  INSTALLATION_STATES,
  INSTALLATION_TYPES,
} from './installations.values';

const InstallationDay = z.iso
  .date('Please choose a day.')
  .meta({ description: 'A day in India.', example: '2026-12-01' });
const Part = z
  .enum(INSTALLATION_PARTS, { error: 'Please choose a part of the day.' })
  .meta({ description: 'Hours in India.' });
const Type = z.enum(INSTALLATION_TYPES, { error: 'Please choose how it is installed.' });
const Position = z
  .number({ error: 'Please choose a television.' })
  .int('Please choose a television.')
  .min(0, 'Please choose a television.')
  .max(1000, 'Please choose a television.')
  .meta({ description: 'Of the line of the order.' });

/** An installation of a television (docs/spec/installation.md). */
export const Installation = z.object({
  _id: z.string(),
  order_id: z.string(),
  position: z.number().int(),
  unit: z.number().int().meta({ description: 'Which of the units of the line; 1 is the first.' }),
  name: z.string().meta({ description: 'The television.' }),
  type: z.enum(INSTALLATION_TYPES),
  state: z.enum(INSTALLATION_STATES),
  day: z.string(),
  part: z.enum(INSTALLATION_PARTS),
  fee: rupeesOut.meta({ description: 'What the buyer pays the technician, in rupees; 0 is free.' }),
  moved_online: z.boolean().meta({ description: 'Whether its buyer has moved it; they may once.' }),
  movable_until: Instant.meta({ description: 'Until when its buyer may move it.' }),
  done_on: z.string().meta({ description: 'The day in India on which it was done; empty before.' }),
  code: z.string().meta({
    description: 'What its buyer tells the technician; empty for anybody else, and once it has ended.',
  }),
});
export type InstallationInPaise = z.input<typeof Installation>;

export const OrderInstallationsInput = z.strictObject({ id: Id });
export const OrderInstallationsOutput = z.object({
  offer: z.enum(INSTALLATION_OFFERS).meta({
    description:
      'Whether installations are offered: not outside of all zones, without a promised date, long after the delivery, or once the order has ended.',
  }),
  first_day: z.string().meta({ description: 'The first day that is offered; empty for none.' }),
  fees: InstallationFeesOut,
  lines: z.array(
    z.object({
      position: z.number().int(),
      name: z.string(),
      bookable: z.number().int().meta({ description: 'Units without an installation.' }),
    }),
  ),
  installations: z.array(Installation),
});
export type OrderInstallationsInPaise = z.input<typeof OrderInstallationsOutput>;

export const InstallationSlotsInput = z.strictObject({ order_id: Id });
export type InstallationSlotsInput = z.output<typeof InstallationSlotsInput>;
export const InstallationSlotsOutput = z.object({
  offer: z.enum(INSTALLATION_OFFERS),
  zone: z.string().nullable().meta({ description: 'The zone of the technicians; null for shoppers.' }),
  slots: z.array(
    z.object({
      day: z.string(),
      part: z.enum(INSTALLATION_PARTS),
      is_free: z.boolean(),
      free: z.number().int().nullable().meta({ description: 'Free places; null for shoppers.' }),
    }),
  ),
});
export type InstallationSlotsOutput = z.output<typeof InstallationSlotsOutput>;

export const BookInstallationInput = z
  .strictObject({
    ...{ order_id: Id, position: Position, type: Type, day: InstallationDay, part: Part },
    fee: rupeesIn.optional().meta({
      description:
        'What the buyer was shown, in rupees. Another fee than that is refused. Left out, any counts.',
    }),
  })
  .meta({
    example: {
      ...{ order_id: '0193a1e0-0000-7000-8000-000000000001', position: 0, type: 'wall' },
      ...{ day: '2026-12-01', part: '9-12' },
    },
  });
export type BookInstallationInput = z.output<typeof BookInstallationInput>;
export const MoveInstallationInput = z
  .strictObject({ id: Id, day: InstallationDay, part: Part })
  .meta({ example: { day: '2026-12-02', part: '12-15' } });
export type MoveInstallationInput = z.output<typeof MoveInstallationInput>;
export const CancelInstallationInput = z.strictObject({ id: Id });
export const InstallationOutput = z.object({ installation: Installation });

const Note = z
  .string()
  .trim()
  .max(INSTALLATION_NOTE_MAX, `Please use at most ${INSTALLATION_NOTE_MAX} characters.`);
/** What became of a visit: done on a day, or failed with a reason. */
export const UpdateInstallationInput = z
  .strictObject({
    id: Id,
    state: z.enum(['done', 'failed'], { error: 'Please choose what became of the visit.' }),
    done_on: InstallationDay.optional().meta({ description: 'The day in India; required where it is done.' }),
    note: Note.optional().meta({ description: 'Staff read it; required where the visit failed.' }),
    serial: z.string().max(60, 'Please enter the number on the label.').optional().meta({
      description:
        'Of the television that is done; it starts the warranty on that day. Left out, the warranty stays.',
    }),
    updated_at: EditedVersion.optional(),
  })
  .refine(({ state, done_on: doneOn }) => state !== 'done' || doneOn !== undefined, {
    path: ['done_on'],
    error: 'Please choose a day.',
  })
  .refine(({ state, note = '' }) => state !== 'failed' || note !== '', {
    path: ['note'],
    error: 'Please say why it failed.',
  })
  .meta({ example: { state: 'done', done_on: '2026-12-01' } });
export type UpdateInstallationInput = z.output<typeof UpdateInstallationInput>;

/** An installation as staff see it, with where the technician goes. */
export const ListedInstallation = Installation.extend({
  zone: z.string().meta({ description: 'The zone of the technicians, also once it is removed.' }),
  note: z.string(),
  serial: z.string().meta({ description: 'Of the television that a technician installed; empty before.' }),
  link_until: z.string().meta({ description: 'Until when the link of a technician works; empty without.' }),
  photos: z
    .array(z.object({ _id: z.string(), name: z.string(), bytes: z.number().int() }))
    .meta({ description: 'Photos of the technician.' }),
  to: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    zip: z.string(),
  }),
  created_at: Instant,
  updated_at: Instant,
});
export type ListedInstallation = z.output<typeof ListedInstallation>;
export type ListedInstallationInPaise = z.input<typeof ListedInstallation>;
export const ListedInstallationOutput = z.object({ installation: ListedInstallation });

export const INSTALLATION_SORTS = ['day', 'created_at'] as const;
export const ListInstallationsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.shipments),
  filters: z
    .strictObject({
      state: z.enum(INSTALLATION_STATES).optional(),
      type: z.enum(INSTALLATION_TYPES).optional(),
      zone: Id.optional(),
      ...daysFilter,
      search: z.string().max(200).optional().meta({ description: 'The number or id of an order.' }),
    })
    .default({}),
  sort: sortOver(INSTALLATION_SORTS).optional(),
});
export type ListInstallationsInput = z.output<typeof ListInstallationsInput>;
export const ListInstallationsOutput = z.object({
  installationList: z.array(ListedInstallation),
  installationCount: z.number().int(),
});
export const ExportInstallationsInput = ListInstallationsInput.pick({ filters: true, sort: true });
export type ExportInstallationsInput = z.output<typeof ExportInstallationsInput>;
