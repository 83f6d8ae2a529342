import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/passport';
import { transferred, transferredOn } from '@aabha/messages/passport-transfer';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './orders.module.css';

/** Links to the passports of the televisions of an order that have left; nothing where none has a serial number. */
export function OrderPassports({ orderId }: { orderId: string }) {
  const { data } = trpc.passports.ofOrder.useQuery({ id: orderId });
  if (!data || data.passports.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{texts.passports}</h3>
      <ul className={classes.passports}>
        {data.passports.map(({ token, name, serial, transferred_at: at }) => (
          <li key={serial}>
            {token ? (
              <Link to="/passport/$token" params={{ token }} aria-label={texts.passportOf(name, serial)}>
                {texts.serialNumber(serial)}
              </Link>
            ) : (
              texts.serialNumber(serial)
            )}{' '}
            <span className="soft">{name}</span>
            {!token && <p className="soft small">{at ? transferredOn(formatDay(at)) : transferred}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
