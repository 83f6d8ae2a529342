import { formatRupees } from '@aabha/contracts/money/money-format';
import { DELIVERY_TAKES, RETURN_DAYS } from '@aabha/contracts/settings/promises';
import { IconArrowBackUp, IconReceiptTax, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc';
import classes from './Home.module.css';

/** What one may count on, in plain words. */
export function Trust() {
  const [{ shippingFee }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const promises = [
    {
      Icon: IconTruckDelivery,
      title: 'A date, before you pay',
      text: `Your PIN code tells you whether we come to you, and when: usually in ${DELIVERY_TAKES}. Shipping is ${formatRupees(shippingFee)} an order, whatever the size.`,
    },
    {
      Icon: IconShieldCheck,
      title: 'Warranty, and more if you like',
      text: 'Every television has the maker’s warranty. You may add months or years to it; we never tick that box for you.',
    },
    {
      Icon: IconReceiptTax,
      title: 'A proper GST invoice',
      text: 'Prices include all taxes. Each order has its invoice, with the tax shown line by line.',
    },
    {
      Icon: IconArrowBackUp,
      title: 'Seven days to return it',
      text: `Ask for a return within ${RETURN_DAYS} days of delivery. What you paid goes back to where it came from.`,
    },
  ];
  return (
    <section className={`wrap later ${classes.trust}`} aria-labelledby="trust">
      <h2 id="trust" className={classes.sectionTitle}>
        What you can count on
      </h2>
      <ul className={classes.promises}>
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className={classes.promise}>
            <Icon size={28} stroke={1.5} aria-hidden className={classes.promiseIcon} />
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
