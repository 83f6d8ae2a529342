import { deliveryLine } from '@aabha/contracts/addresses/addresses.rules';
import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import * as texts from '@aabha/messages/addresses';
import classes from './address-lines.module.css';

/** A saved address: who gets the delivery, and where. */
export function AddressLines({ address }: { address: Address }) {
  const { label, name, phone, city, state, zip, canOrder } = address;
  return (
    <span className={classes.lines}>
      <strong>{label || name}</strong>
      {label !== '' && <span>{name}</span>}
      <span className={classes.line}>
        {deliveryLine(address)}, {city} {zip}
        {state !== '' && `, ${state}`}
      </span>
      <span className={classes.phone}>{formatPhone(phone)}</span>
      {!canOrder && <span className={classes.unserved}>{texts.notServed}</span>}
    </span>
  );
}
