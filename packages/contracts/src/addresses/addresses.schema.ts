import { z } from 'zod';
import { ShippingForm } from '../checkout/checkout.schema';
import { Id } from '../wire/wire.schema';
import { ADDRESS_LIMITS } from './addresses.values';

const optionalText = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters.`).default('');

/** An address to deliver to (docs/spec/accounts.md#addresses). With its landmark it fits the checkout's field. */
export const AddressForm = z.strictObject({
  label: optionalText(ADDRESS_LIMITS.label).meta({
    description: 'What the person calls it.',
    example: 'Home',
  }),
  name: ShippingForm.shape.name,
  phone: ShippingForm.shape.phone,
  address: ShippingForm.shape.address.max(
    ADDRESS_LIMITS.address,
    `Please use at most ${ADDRESS_LIMITS.address} characters.`,
  ),
  landmark: optionalText(ADDRESS_LIMITS.landmark).meta({ example: 'Opposite City Mall' }),
  city: ShippingForm.shape.city,
  zip: ShippingForm.shape.zip,
});
export type AddressForm = z.output<typeof AddressForm>;

/**
 * A saved address with what is known about its PIN code. One that a purchase saved may have no phone number, and a longer
 * address than the form takes.
 */
export const Address = z.object({
  _id: z.string(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  landmark: z.string(),
  city: z.string(),
  zip: z.string(),
  isDefault: z
    .boolean()
    .meta({ description: 'The checkout begins with it; each person with addresses has one.' }),
  state: z.string().meta({ description: 'State of the PIN code; empty where unknown.' }),
  canOrder: z.boolean().meta({ description: 'Whether the checkout takes an order to it.' }),
});
export type Address = z.output<typeof Address>;

const makeDefault = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether the checkout is to begin with it.' });

export const ListAddressesInput = z.strictObject({});
export const ListAddressesOutput = z.object({
  addresses: z.array(Address).meta({ description: 'The default one first, then the last saved.' }),
});

export const CreateAddressInput = AddressForm.extend({ isDefault: makeDefault }).meta({
  example: {
    label: 'Home',
    name: 'Asha Rao',
    phone: '9845012303',
    address: '7 Temple Street',
    landmark: 'Opposite City Mall',
    city: 'Bengaluru',
    zip: '560034',
  },
});
export type CreateAddressInput = z.output<typeof CreateAddressInput>;

export const UpdateAddressInput = CreateAddressInput.extend({ id: Id });
export type UpdateAddressInput = z.output<typeof UpdateAddressInput>;

export const RemoveAddressInput = z.strictObject({ id: Id });
