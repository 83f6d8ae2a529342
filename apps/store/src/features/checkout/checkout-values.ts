import { GiftNote, ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import { z } from 'zod';

const LANDMARK_MAX = 100;

/** What is typed at checkout: the shipping form, a landmark and a gift note, which may be empty. */
export const CheckoutValues = ShippingForm.extend({
  landmark: z.string().trim().max(LANDMARK_MAX, `Please use at most ${LANDMARK_MAX} characters.`),
  giftNote: GiftNote,
});
export type CheckoutValues = z.output<typeof CheckoutValues>;

/** Returns what is sent: the landmark is part of the address, which couriers read as one. */
export function shippingOf({ landmark, giftNote, ...shipping }: CheckoutValues) {
  const address = landmark.trim() === '' ? shipping.address : `${shipping.address}, ${landmark.trim()}`;
  return { ...shipping, address, ...(giftNote.trim() && { giftNote }) };
}
