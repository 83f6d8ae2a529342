import { useState } from 'react';
import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import { ADDRESSES_MAX } from '@aabha/contracts/addresses/addresses.values';
import * as texts from '@aabha/messages/addresses';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { AddressLines } from '../../components/AddressLines';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { AddressEdit } from './AddressEdit';
import { nameOfAddress } from './address-values';
import classes from './addresses.module.css';

const NEW = 'new';

/** Asks before an address is removed, and removes it. */
function RemoveDialog({ address, onClose }: { address: Address | undefined; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.addresses.remove.useMutation({
    onSuccess: (left) => {
      utils.addresses.list.setData({}, left);
      notify('success', texts.addressRemoved);
    },
    onError: (error) => notify('error', describeError(error).message),
    onSettled: onClose,
  });
  return (
    <Dialog open={address !== undefined} onClose={onClose} title={texts.removeThisAddress}>
      {address && (
        <>
          <AddressLines address={address} />
          <p className="soft">{texts.ordersKeepIt}</p>
          <div className={classes.actions}>
            <Button kind="outline" onClick={onClose}>
              {texts.keepAddress}
            </Button>
            <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({ id: address._id })}>
              {texts.remove}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface AddressItemProps {
  address: Address;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressItem({ address, onEdit, onRemove }: AddressItemProps) {
  const utils = trpc.useUtils();
  const update = trpc.addresses.update.useMutation({
    onSuccess: (saved) => utils.addresses.list.setData({}, saved),
    onError: (error) => notify('error', describeError(error).message),
  });
  const name = nameOfAddress(address);
  const { _id: id, state: _state, canOrder: _canOrder, ...form } = address;
  return (
    <li className={classes.item}>
      <AddressLines address={address} />
      <div className={classes.itemActions}>
        {address.isDefault ? (
          <span className={classes.badge}>{texts.isDefault}</span>
        ) : (
          <Button
            kind="quiet"
            busy={update.isPending}
            aria-label={texts.makeDefaultOf(name)}
            onClick={() => update.mutate({ id, ...form, isDefault: true })}
          >
            {texts.makeDefault}
          </Button>
        )}
        <Button kind="quiet" aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button kind="quiet" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

/** The saved addresses of a customer: read, add, change, remove (docs/spec/accounts.md#addresses). */
export function AddressBook({ person }: { person: { name: string; phone: string } }) {
  const { data } = trpc.addresses.list.useQuery({});
  const [editedId, setEditedId] = useState('');
  const [removed, setRemoved] = useState<Address>();
  if (!data) return null;
  const { addresses } = data;
  const edit = (address: Address | undefined) => (
    <AddressEdit address={address} person={person} onDone={() => setEditedId('')} />
  );
  return (
    <section className={`card ${classes.card}`} aria-labelledby="saved-addresses">
      <h2 id="saved-addresses">{texts.savedAddresses}</h2>
      {addresses.length === 0 && editedId === '' && <p className="soft">{texts.noAddresses}</p>}
      {addresses.length > 0 && (
        <ul className={classes.list}>
          {addresses.map((address) =>
            address._id === editedId ? (
              <li key={address._id}>{edit(address)}</li>
            ) : (
              <AddressItem
                key={address._id}
                address={address}
                onEdit={() => setEditedId(address._id)}
                onRemove={() => setRemoved(address)}
              />
            ),
          )}
        </ul>
      )}
      {editedId === NEW && edit(undefined)}
      {editedId === '' && (
        <div className={classes.actions}>
          {addresses.length >= ADDRESSES_MAX ? (
            <p className="soft">{texts.addressLimit(ADDRESSES_MAX)}</p>
          ) : (
            <Button onClick={() => setEditedId(NEW)}>{texts.addAddress}</Button>
          )}
        </div>
      )}
      <RemoveDialog address={removed} onClose={() => setRemoved(undefined)} />
    </section>
  );
}
