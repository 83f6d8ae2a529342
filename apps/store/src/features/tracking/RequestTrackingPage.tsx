import * as texts from '@aabha/messages/order-tracking';
import { IconMailOpened, IconReceipt, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RequestTrackingForm } from './RequestTrackingForm';
import classes from './tracking.module.css';

const ICON = { size: 22, stroke: 1.7, 'aria-hidden': true, className: classes.icon } as const;
const WAYS = [
  { key: 'mail', Icon: IconMailOpened },
  { key: 'share', Icon: IconUsers },
  { key: 'account', Icon: IconReceipt },
] as const;

/** /track: asks for the link that shows an order without logging in. */
export function RequestTrackingPage() {
  return (
    <div className={`wrap page ${classes.request}`}>
      <div className={classes.intro}>
        <h1>{texts.trackAnOrder}</h1>
        <p className={classes.lead}>{texts.lead}</p>
      </div>
      <section className={`card ${classes.formCard}`} aria-label={texts.trackAnOrder}>
        <RequestTrackingForm />
      </section>
      <ul className={classes.ways}>
        {WAYS.map(({ key, Icon }) => (
          <li key={key}>
            <Icon {...ICON} />
            <div>
              <h2>{texts.ways[key][0]}</h2>
              <p className="soft">{texts.ways[key][1]}</p>
              {key === 'account' && <Link to="/myorders">{texts.myOrders}</Link>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
