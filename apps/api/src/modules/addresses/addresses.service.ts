import { isSamePlace } from '@aabha/contracts/addresses/addresses.rules';
import type {
  AddressForm,
  CreateAddressInput,
  UpdateAddressInput,
} from '@aabha/contracts/addresses/addresses.schema';
import { ADDRESSES_MAX } from '@aabha/contracts/addresses/addresses.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import {
  deleteAddress,
  insertAddress,
  lockAddressBook,
  selectAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.queries';

/** Returns the caller's addresses, the default one first. */
export const listAddresses = async (ctx: SignedInContext) => ({
  addresses: await selectAddresses(ctx.db, ctx.user.id),
});

/** Changes the caller's addresses in one transaction, one change after the other, and returns them. */
const change = (ctx: SignedInContext, act: (tx: Tx) => Promise<void>) =>
  inTx(ctx.db, async (tx) => {
    await lockAddressBook(tx, ctx.user.id);
    await act(tx);
    return { addresses: await selectAddresses(tx, ctx.user.id) };
  });

/** Saves an address; the first is the default one. 409 above the limit (docs/spec/accounts.md#addresses). */
export const createAddress = (ctx: SignedInContext, { isDefault, ...form }: CreateAddressInput) =>
  change(ctx, async (tx) => {
    const before = await selectAddresses(tx, ctx.user.id);
    if (before.length >= ADDRESSES_MAX) throw appError('ADDRESS_LIMIT', { most: ADDRESSES_MAX });
    const isFirst = before.length === 0;
    const id = await insertAddress(tx, ctx.user.id, { ...form, isDefault: isFirst });
    if (isDefault && !isFirst) await setDefaultAddress(tx, ctx.user.id, id);
  });

/** Changes an address. The default one stays that until another is made it. */
export const changeAddress = (ctx: SignedInContext, { id, isDefault, ...form }: UpdateAddressInput) =>
  change(ctx, async (tx) => {
    if (!(await updateAddress(tx, ctx.user.id, id, form))) throw appError('ADDRESS_NOT_FOUND');
    if (isDefault) await setDefaultAddress(tx, ctx.user.id, id);
  });

/** Removes an address. After the default one the last saved is the default. Orders keep their copies. */
export const removeAddress = (ctx: SignedInContext, { id }: { id: string }) =>
  change(ctx, async (tx) => {
    const wasDefault = await deleteAddress(tx, ctx.user.id, id);
    if (wasDefault === undefined) throw appError('ADDRESS_NOT_FOUND');
    const [next] = wasDefault ? await selectAddresses(tx, ctx.user.id) : [];
    if (next) await setDefaultAddress(tx, ctx.user.id, next._id);
  });

/**
 * Saves the address of a purchase in the buyer's account, unless it is there already or there is no room: neither is a reason
 * to refuse the purchase.
 */
export async function rememberAddress(
  tx: Tx,
  userId: string,
  { name, phone, address, city, zip }: Omit<AddressForm, 'label' | 'landmark'>,
): Promise<void> {
  await lockAddressBook(tx, userId);
  const before = await selectAddresses(tx, userId);
  const form = { label: '', name, phone, address, landmark: '', city, zip };
  if (before.length >= ADDRESSES_MAX || before.some((other) => isSamePlace(other, form))) return;
  await insertAddress(tx, userId, { ...form, isDefault: before.length === 0 });
}
