import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf, requiredText, sortOver, TextFilter } from '../wire/wire.schema';

/** A service area, a "zipcode" on the wire, as staff edit it (docs/spec/delivery.md#service-areas). */
export const ServiceArea = z.object({
  _id: z.string(),
  zipcode: z.string(),
  dispatchCenter: z.string(),
  originCenter: z.string(),
  returnCenter: z.string(),
  facilityCity: z.string(),
  facilityState: z.string(),
  outOfDeliveryArea: z.boolean(),
  /** The State of the PIN code, which decides the tax; empty where it is not known, and then no order is taken. */
  placeOfSupply: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
export type ServiceArea = z.infer<typeof ServiceArea>;

const INVALID_ZIP = 'Invalid ZIP code (must be 6 digits)';

/** The form of a service area (docs/spec/delivery.md#validation). */
export const ServiceAreaFields = z.strictObject({
  zipcode: z
    .string({ error: INVALID_ZIP })
    .trim()
    .regex(/^\d{6}$/, INVALID_ZIP),
  dispatchCenter: requiredText('Dispatch Center is required'),
  originCenter: requiredText('Origin Center is required'),
  returnCenter: requiredText('Return Center is required'),
  facilityCity: requiredText('Facility City is required'),
  facilityState: requiredText('Facility State is required'),
  outOfDeliveryArea: z.boolean({ error: 'Out of delivery area must be yes or no.' }),
});
export type ServiceAreaFields = z.output<typeof ServiceAreaFields>;

export const SERVICE_AREA_SORTS = [
  'zipcode',
  'facilityCity',
  'facilityState',
  'dispatchCenter',
  'created_at',
  'updated_at',
] as const;

export const ListServiceAreasInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.serviceAreas),
  filters: z
    .strictObject({
      zipcode: TextFilter.optional(),
      /** Contains, in the PIN code, the city, the state or a center. */
      search: z.string().max(200).optional(),
      outOfDeliveryArea: z.boolean().optional(),
      /** Whether the State of the PIN code is known. */
      placeOfSupplyKnown: z.boolean().optional(),
    })
    .default({}),
  sort: sortOver(SERVICE_AREA_SORTS).optional(),
});
export type ListServiceAreasInput = z.output<typeof ListServiceAreasInput>;
export const ListServiceAreasOutput = z.object({
  zipcodeList: z.array(ServiceArea),
  zipcodeCount: z.number().int(),
});

export const CreateServiceAreaInput = ServiceAreaFields.extend({
  outOfDeliveryArea: ServiceAreaFields.shape.outOfDeliveryArea.default(false),
});
export type CreateServiceAreaInput = z.output<typeof CreateServiceAreaInput>;

/** Sent fields change. `updated_at` is that of the edited record; if it has changed, the response is 409 with it. */
export const UpdateServiceAreaInput = ServiceAreaFields.partial()
  .extend({
    id: Id,
    updated_at: EditedVersion.optional(),
  })
  .meta({ example: { facilityCity: 'Mysuru', outOfDeliveryArea: false } });
export type UpdateServiceAreaInput = z.output<typeof UpdateServiceAreaInput>;
export const RemoveServiceAreaInput = z.strictObject({ id: Id });
export const ServiceAreaOutput = z.object({ zipcode: ServiceArea });

/** The columns of the CSV file, in its order. */
export const SERVICE_AREA_COLUMNS = [
  'zipcode',
  'dispatchCenter',
  'originCenter',
  'returnCenter',
  'facilityCity',
  'facilityState',
  'outOfDeliveryArea',
] as const satisfies readonly (keyof ServiceAreaFields)[];
