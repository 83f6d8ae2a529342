import { useEffect, useRef, type ReactNode } from 'react';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/order-tracking';
import { buttonClass } from '@aabha/ui/components/Button';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ParcelCard } from './ParcelCard';
import { headlineOf, summaryOf, type TrackedOrder } from './tracked-order';
import { TrackedItems } from './TrackedItems';
import { TrackedTimeline } from './TrackedTimeline';
import classes from './tracking.module.css';

/** What has not left yet, or all of an order without parcels. */
function Unsent({ order: { items, parcels } }: { order: TrackedOrder }) {
  const waiting = items
    .filter(({ waiting_quantity }) => waiting_quantity > 0)
    .map((item) => ({ ...item, quantity: item.waiting_quantity }));
  const hasParcels = parcels.length > 0;
  const shown = hasParcels ? waiting : items;
  if (shown.length === 0) return null;
  const title = hasParcels ? texts.stillToCome : texts.inThisOrder;
  return (
    <section className={`card ${classes.parcel}`}>
      <div className={classes.intro}>
        <h2 className={classes.subtitle}>{title}</h2>
        {hasParcels && <p className="soft">{texts.packingNow}</p>}
      </div>
      <TrackedItems items={shown} label={title} />
    </section>
  );
}

function Next({ order: { order_id: id, valid_until } }: { order: TrackedOrder }) {
  return (
    <footer className={classes.next}>
      <p className={classes.privacy}>
        <IconLock size={20} stroke={1.7} aria-hidden />
        {texts.whoSees(formatDay(valid_until))}
      </p>
      <p>{id ? texts.ownOrder : texts.logInForMore}</p>
      <div className={classes.actions}>
        {id ? (
          <Link to="/myorders" hash={`order-${id}`} className={buttonClass()}>
            {texts.openOrder}
          </Link>
        ) : (
          <Link to="/signin" search={{ redirect: '/myorders' }} className={buttonClass({ kind: 'outline' })}>
            {texts.myOrders}
          </Link>
        )}
        <Link to="/contact" className={buttonClass({ kind: 'quiet' })}>
          {texts.needHelp}
        </Link>
      </div>
    </footer>
  );
}

interface TrackedOrderViewProps {
  order: TrackedOrder;
  /** When technicians come; nothing for others than its owner. */
  installation: ReactNode;
}

/** An order by its tracking link: its way, its parcels, and what is still to come (docs/spec/order-tracking.md#page). */
export function TrackedOrderView({ order, installation }: TrackedOrderViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { number, parcels } = order;
  const headingOf = (index: number) =>
    parcels.length === 1 ? texts.parcel : texts.parcelOf(index + 1, parcels.length);
  return (
    <article className={`wrap page ${classes.page}`}>
      <header className={classes.intro}>
        <p className={classes.number}>{texts.order(number)}</p>
        <h1 ref={title} tabIndex={-1}>
          {headlineOf(order)}
        </h1>
        <p className={classes.lead}>{summaryOf(order, new Date())}</p>
      </header>
      <section className={`card ${classes.way}`}>
        <TrackedTimeline order={order} />
      </section>
      {parcels.length > 0 && (
        <section className={classes.section}>
          <h2 className={parcels.length === 1 ? 'visually-hidden' : classes.subtitle}>{texts.parcels}</h2>
          <ul className={classes.parcels}>
            {parcels.map((parcel, index) => (
              <ParcelCard
                key={`${parcel.shipped_at} ${parcel.awb}`}
                parcel={parcel}
                order={order}
                heading={headingOf(index)}
              />
            ))}
          </ul>
        </section>
      )}
      <Unsent order={order} />
      {installation}
      <Next order={order} />
    </article>
  );
}
