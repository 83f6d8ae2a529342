/** The refusals about shipments; part of `ERROR_TABLE`. */
export const SHIPMENT_ERRORS = {
  SHIPMENT_NOT_FOUND: { status: 404, message: 'Shipment not found.' },
  SHIPMENT_ORDER_STATUS: {
    status: 409,
    message: (d: { status: string }) => `This order is ${d.status}, so nothing of it can be packed.`,
  },
  SHIPMENT_UNITS_GONE: {
    status: 409,
    message: 'Somebody else is packing these televisions, or they were refunded. Nothing was changed.',
  },
  SHIPMENT_NOTHING_LEFT: { status: 409, message: 'Nothing of this order is left to pack.' },
  SHIPMENT_STATE: {
    status: 409,
    message: (d: { stateName: string }) =>
      `This shipment is now ${d.stateName.toLowerCase()}. Nothing was changed.`,
  },
  SHIPMENT_REASON_REQUIRED: { status: 400, message: 'Please say why this shipment came back.' },
  SHIPMENT_AWB_REQUIRED: { status: 400, message: 'Please enter the AWB number.' },
  SHIPMENT_COURIER_REQUIRED: { status: 400, message: 'Please enter the name of the courier.' },
  SHIPMENT_AWB_USED: { status: 409, message: 'This AWB number is that of another shipment of this courier.' },
  SHIPMENT_SERIAL_USED: {
    status: 409,
    message: (d: { serial: string; order: string }) =>
      `Serial number ${d.serial} was packed for order ${d.order} before.`,
  },
  SHIPMENT_SERIAL_REPEATED: {
    status: 409,
    message: (d: { serial: string }) => `Serial number ${d.serial} is scanned already.`,
  },
  SHIPMENT_SERIALS_TOO_MANY: { status: 409, message: 'All televisions of this line are scanned already.' },
  SHIPMENT_WRONG_MODEL: {
    status: 409,
    message: (d: { model: string }) => `Wrong television: model ${d.model} is not in this shipment.`,
  },
  SHIPMENT_MODEL_FIRST: {
    status: 409,
    message: 'Scan the model number on the carton first: this shipment has several televisions.',
  },
  SHIPMENT_CODE_UNKNOWN: {
    status: 404,
    message: (d: { code: string }) => `No order has the number ${d.code}.`,
  },
  SHIPMENT_CODE_AMBIGUOUS: {
    status: 409,
    message: (d: { code: string }) =>
      `Several orders end with ${d.code}. Please open the order from the list.`,
  },
  SHIPMENT_PAPERS_NONE: { status: 409, message: 'None of these orders has such papers.' },
  ORDER_PARTLY_SHIPPED: {
    status: 409,
    message: 'A part of this order is on its way already, so it can no longer be cancelled.',
  },
  ORDER_UNITS_PACKED: {
    status: 409,
    message: (d: { product: string }) =>
      `${d.product} is packed already. Cancel that shipment first, then refund. Nothing was changed.`,
  },
  NOTE_FILE_NOT_FOUND: { status: 404, message: 'This file no longer exists.' },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;
