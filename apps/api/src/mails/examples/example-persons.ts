/* Made up: addresses end with .example, which is reserved and reaches nobody. */

/** A shopper. */
export const CUSTOMER = {
  name: 'Asha Rao',
  email: 'asha.rao@customer.example',
  phone: '9845012345',
} as const;

/** Where the shopper lives. */
export const HOME = {
  address: 'Flat 302, Lake View Apartments, 7 Temple Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  zip: '560034',
} as const;

/** A buyer of wholesale orders. */
export const BUYER = {
  firstName: 'Vikram',
  lastName: 'Shah',
  email: 'vikram@hotel.example',
  phone: '9820055512',
  company: 'Sagar Hotels Private Limited',
  gstin: '27AAGCB7383J1Z8',
} as const;

/** A member of staff who is written to, and two colleagues. */
export const STAFF = {
  name: 'Meera Krishnan',
  email: 'meera@staff.example',
  colleague: 'Arun Nair',
  other: 'Farah Khan',
} as const;

/** Stands where a link has its secret. */
export const EXAMPLE_TOKEN = 'example-only-opens-nothing';

/** Where somebody signed in; the network is reserved for documents. */
export const EXAMPLE_SESSION = {
  device: 'Chrome on Android',
  network: '203.0.113.24',
  at: '2026-11-20T09:34:00.000Z',
} as const;
