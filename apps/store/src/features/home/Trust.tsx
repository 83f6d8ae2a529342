import { formatRupees } from '@aabha/contracts/money/money-format';
import { DELIVERY_TAKES, RETURN_DAYS } from '@aabha/contracts/settings/promises';
import { IconArrowBackUp, IconReceiptTax, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc';
import classes from './Home.module.css';

/** The shop's promises in short. */
export function Trust() {
  const [{ shippingFee }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const promises = [
    {
      Icon: IconTruckDelivery,
      title: 'A delivery date before you pay',
      text: `Enter your PIN code to see if and when we deliver: usually in ${DELIVERY_TAKES}. Shipping is ${formatRupees(shippingFee)} per order.`,
    },
    {
      Icon: IconShieldCheck,
      title: 'A warranty you can extend',
      text: 'Every television has the maker’s warranty. You can extend it; we never tick that box for you.',
    },
    {
      Icon: IconReceiptTax,
      title: 'A proper GST invoice',
      text: 'Prices include all taxes. Every invoice shows the tax on each item.',
    },
    {
      Icon: IconArrowBackUp,
      title: 'Seven days to return',
      text: `Ask for a return within ${RETURN_DAYS} days of delivery and get a full refund.`,
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
