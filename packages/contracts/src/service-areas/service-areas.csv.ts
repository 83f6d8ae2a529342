import { z } from 'zod';
import type { CsvTable } from '../csv/csv-table';
import { SERVICE_AREA_COLUMNS, ServiceAreaFields } from './service-areas.staff.schema';

const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0', ''];

const yesOrNo = z
  .string()
  .toLowerCase()
  .refine((text) => YES.includes(text) || NO.includes(text), 'Out of delivery area must be yes or no.')
  .transform((text) => YES.includes(text))
  .default(false);

/** The CSV file of service areas (docs/spec/imports.md#files); a row is known by its PIN code. */
export const serviceAreaTable: CsvTable<ServiceAreaFields> = {
  columns: SERVICE_AREA_COLUMNS,
  needed: SERVICE_AREA_COLUMNS.filter((column) => column !== 'outOfDeliveryArea'),
  row: ServiceAreaFields.extend({ outOfDeliveryArea: yesOrNo }),
};

/** A row of that file. */
export function serviceAreaCells(
  area: ServiceAreaFields,
): Record<(typeof SERVICE_AREA_COLUMNS)[number], string> {
  return {
    zipcode: area.zipcode,
    dispatchCenter: area.dispatchCenter,
    originCenter: area.originCenter,
    returnCenter: area.returnCenter,
    facilityCity: area.facilityCity,
    facilityState: area.facilityState,
    outOfDeliveryArea: area.outOfDeliveryArea ? 'yes' : 'no',
  };
}
