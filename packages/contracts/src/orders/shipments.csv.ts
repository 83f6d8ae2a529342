import type { CsvColumns } from '../csv/csv-columns';
import type { ListedShipment } from '../shipments/shipment-list.schema';
import { SHIPMENT_STATE_NAMES } from '../shipments/shipments.values';
import { indiaDay, indiaMinute } from '../time/india-time';
import { numberCell } from './orders.csv';

const minute = (at: string | null) => (at === null ? '' : indiaMinute(at));

/** The columns of exported shipments. */
export const SHIPMENT_COLUMNS: CsvColumns<ListedShipment> = {
  Started: ({ created_at }) => indiaMinute(created_at),
  Order: ({ order_id }) => numberCell(order_id),
  State: ({ state }) => SHIPMENT_STATE_NAMES[state],
  Late: ({ isLate }) => (isLate ? 'yes' : 'no'),
  'Promised by': ({ expectedDelivery }) =>
    expectedDelivery === '' ? '' : indiaDay(new Date(expectedDelivery)),
  Items: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} x ${name}`).join('; '),
  'Serial numbers': ({ lines }) => lines.flatMap(({ serials }) => serials).join('; '),
  Boxes: ({ boxes }) => String(boxes),
  'Weight in kg': ({ weight_kg }) => (weight_kg === null ? '' : String(weight_kg)),
  Courier: ({ courierName }) => courierName,
  AWB: ({ awb }) => awb,
  'Ship to': ({ name }) => name,
  City: ({ city }) => city,
  'PIN code': ({ zip }) => zip,
  'Dispatch centre': ({ dispatchCenter }) => dispatchCenter,
  'Packed by': ({ packedBy }) => packedBy,
  Packed: ({ packed_at }) => minute(packed_at),
  Shipped: ({ shipped_at }) => minute(shipped_at),
  Delivered: ({ delivered_at }) => minute(delivered_at),
  Cancelled: ({ cancelled_at }) => minute(cancelled_at),
  'Cancelled because': ({ cancelReason }) => cancelReason,
};
