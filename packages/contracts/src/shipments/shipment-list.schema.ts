import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, Id, pageOf, sortOver } from '../wire/wire.schema';
import { COURIER_CODES } from './couriers.values';
import { Shipment } from './shipments.schema';
import { SHIPMENT_STATES } from './shipments.values';

export const SHIPMENT_SORTS = ['created_at'] as const;

/** A shipment as the list of all shows it. */
export const ListedShipment = Shipment.extend({
  name: z.string().meta({ description: 'To whom it goes.' }),
  city: z.string(),
  zip: z.string(),
  expectedDelivery: z.string().meta({ description: 'As promised with the order; empty where no day was.' }),
  isLate: z.boolean().meta({ description: 'Not delivered on the promised day.' }),
});
export type ListedShipment = z.output<typeof ListedShipment>;

export const ListShipmentsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.shipments),
  filters: z
    .strictObject({
      order_id: Id.optional(),
      state: z.enum(SHIPMENT_STATES).optional(),
      courier: z.enum(COURIER_CODES).optional(),
      late: z.boolean().optional().meta({
        description: 'True: not delivered, and the promised day is over. False: all others.',
      }),
      from: DayFilter.optional(),
      to: DayFilter.optional(),
      dispatchCenter: z.string().max(200).optional(),
      search: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'An AWB number, or the number of an order.' }),
    })
    .default({}),
  sort: sortOver(SHIPMENT_SORTS).optional(),
});
export type ListShipmentsInput = z.output<typeof ListShipmentsInput>;
export const ListShipmentsOutput = z.object({
  shipmentList: z.array(ListedShipment),
  shipmentCount: z.number().int(),
});

/** Which shipments to export: the filters of the list. */
export const ExportShipmentsInput = ListShipmentsInput.pick({ filters: true });
export type ExportShipmentsInput = z.output<typeof ExportShipmentsInput>;
