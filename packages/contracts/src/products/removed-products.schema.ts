import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf } from '../wire/wire.schema';
import { StaffProduct } from './products.staff.schema';

/** A television that was removed from sale. */
const RemovedProduct = z.object({
  _id: z.string(),
  name: z.string(),
  companyName: z.string(),
  modelNumber: z.string().nullable(),
  sku: z.string().nullable(),
  onHand: z.number().int(),
  removed_at: Instant,
  removed_by: z.string().nullable().meta({ description: 'Null where it is not in the audit log.' }),
});
export type RemovedProduct = z.output<typeof RemovedProduct>;

export const ListRemovedProductsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.removedProducts),
  filters: z
    .strictObject({
      search: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'Part of name, brand, model number or SKU.' }),
      ...daysFilter,
    })
    .default({}),
});
export type ListRemovedProductsInput = z.output<typeof ListRemovedProductsInput>;
export const ListRemovedProductsOutput = z.object({
  removedList: z.array(RemovedProduct),
  removedCount: z.number().int(),
});

/** The filters of exported televisions that were removed, as in the list. */
export const ExportRemovedProductsInput = ListRemovedProductsInput.pick({ filters: true });
export type ExportRemovedProductsInput = z.output<typeof ExportRemovedProductsInput>;

export const RestoreProductInput = z.strictObject({ id: Id });
export const RestoredProduct = z.object({ product: StaffProduct, message: z.string() });
