import * as orders from '@aabha/messages/orders';
import * as texts from '@aabha/messages/order-tracking';
import { buttonClass } from '@aabha/ui/components/Button';
import { Chip } from '@aabha/ui/components/Chip';
import { IconExternalLink } from '@tabler/icons-react';
import { StationLine } from './StationLine';
import { itemsOf, type TrackedOrder, type TrackedParcel } from './tracked-order';
import { TrackedItems } from './TrackedItems';
import classes from './tracking.module.css';

interface ParcelCardProps {
  parcel: TrackedParcel;
  order: TrackedOrder;
  heading: string;
}

/** A parcel: its stations, what it has, and where its courier says more. */
export function ParcelCard({ parcel, order, heading }: ParcelCardProps) {
  const { courier, awb, trackingUrl } = parcel;
  const courierName = courier === 'own' ? orders.ownVan : parcel.courierName;
  const isThere = parcel.state === 'delivered';
  return (
    <li className={`card ${classes.parcel}`}>
      <header className={classes.head}>
        <h3>{heading}</h3>
        <Chip tone={isThere ? 'success' : 'info'}>{isThere ? texts.delivered : texts.onItsWay}</Chip>
      </header>
      <StationLine parcel={parcel} city={order.city} label={texts.stations(heading)} />
      <TrackedItems items={itemsOf(order, parcel)} label={heading} />
      <footer className={classes.carriage}>
        <dl className={classes.facts}>
          <div>
            <dt>{orders.courier}</dt>
            <dd>{courierName}</dd>
          </div>
          {awb && (
            <div>
              <dt>{orders.awbNumber}</dt>
              <dd>{awb}</dd>
            </div>
          )}
        </dl>
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            className={buttonClass({ kind: 'outline' })}
            aria-label={texts.trackAtNew(courierName, awb)}
          >
            {texts.trackAt(courierName)}
            <IconExternalLink size={18} stroke={1.8} aria-hidden />
          </a>
        )}
      </footer>
    </li>
  );
}
