import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/home';
import { IconArrowBackUp, IconReceiptTax, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc';
import type { SectionWords } from './home-section';
import classes from './Home.module.css';

/** The shop's promises in short. */
export function Trust({ section: { title: heading } }: { section: SectionWords }) {
  const [{ shippingFee }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const promises = [
    {
      Icon: IconTruckDelivery,
      title: texts.deliveryDate,
      text: texts.deliveryDateText(formatRupees(shippingFee)),
    },
    {
      Icon: IconShieldCheck,
      title: texts.warranty,
      text: texts.warrantyText,
    },
    {
      Icon: IconReceiptTax,
      title: texts.gstInvoice,
      text: texts.gstInvoiceText,
    },
    {
      Icon: IconArrowBackUp,
      title: texts.sevenDaysToReturn,
      text: texts.returnText,
    },
  ];
  return (
    <section className={`wrap later ${classes.trust}`} aria-labelledby="trust">
      <h2 id="trust" className={classes.sectionTitle}>
        {heading ?? texts.countOnUs}
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
