/* What the visit of a technician costs, before a television is paid for. */

export const free = 'Free installation by our technician. You book it once you have paid.';
const price = (amount: string) => amount || 'free';
/** Amounts are empty where that kind is free. */
export const fees = (wall: string, stand: string, demo: string) =>
  `Installation by our technician, if you want it: wall mount ${price(wall)}, table stand ${price(stand)}, demo only ${price(demo)}. You book it once you have paid for the television, and pay the technician.`;
