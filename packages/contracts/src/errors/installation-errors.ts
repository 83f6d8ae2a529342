/** The refusals about installations and the zones of technicians; part of `ERROR_TABLE`. */
export const INSTALLATION_ERRORS = {
  INSTALLATION_NOT_FOUND: { status: 404, message: 'Installation not found.' },
  INSTALLATION_NOT_SERVED: { status: 409, message: 'Installation is not offered in your area yet.' },
  INSTALLATION_NO_DATE: { status: 409, message: 'Please book it once the delivery date is known.' },
  INSTALLATION_OVER: { status: 409, message: 'This order was delivered long ago. Please call us.' },
  INSTALLATION_ORDER_ENDED: { status: 409, message: 'This order has ended.' },
  INSTALLATION_ALL_BOOKED: {
    status: 409,
    message: 'Each of these televisions has its installation already.',
  },
  INSTALLATION_NOT_OFFERED: {
    status: 409,
    message: 'This time cannot be chosen any more. Please choose another one.',
  },
  INSTALLATION_FULL: {
    status: 409,
    message: 'All places of this time are taken now. Please choose another one.',
  },
  INSTALLATION_FEE_CHANGED: {
    status: 409,
    message: 'The fee for this installation has changed. Please look at it again.',
  },
  INSTALLATION_MOVED_ONCE: {
    status: 409,
    message: 'An installation can be moved here once. Please call us to move it again.',
  },
  INSTALLATION_TOO_LATE: {
    status: 409,
    message: 'This installation cannot be changed here any more. Please call us.',
  },
  INSTALLATION_NOT_OPEN: { status: 409, message: 'This installation has ended already.' },
  INSTALLATION_DONE_AHEAD: { status: 409, message: 'This day is still to come.' },
  INSTALLATION_LINK_UNKNOWN: {
    status: 404,
    message: 'This link does not work any more. Please ask the shop for a new one.',
  },
  INSTALLATION_CODE_WRONG: {
    status: 400,
    message: (d: { triesLeft: number }) => `This code is wrong. Tries left: ${d.triesLeft}.`,
  },
  INSTALLATION_CODE_LOCKED: {
    status: 409,
    message: 'Too many wrong codes. Please ask the shop for a new link.',
  },
  INSTALLATION_SERIAL_MISSING: { status: 400, message: 'Please enter the serial number.' },
  INSTALLATION_SERIAL_WRONG: {
    status: 409,
    message: 'This serial number is not of this order. Please check the label on the back.',
  },
  INSTALLATION_SERIAL_TAKEN: { status: 409, message: 'This television is installed already.' },
  INSTALLATION_PHOTO_NOT_FOUND: { status: 404, message: 'This photo no longer exists.' },
  ZONE_NOT_FOUND: { status: 404, message: 'Technician zone not found.' },
  ZONE_TAKEN: { status: 409, message: 'There is a technician zone of this name already.' },
  ZONE_AREA_TAKEN: {
    status: 409,
    message: (d: { area: string; zone: string }) => `${d.area} belongs to the zone ${d.zone} already.`,
  },
  ZONE_IN_USE: {
    status: 409,
    message: 'Technicians are still to come there. Please move those visits first.',
  },
} as const;
