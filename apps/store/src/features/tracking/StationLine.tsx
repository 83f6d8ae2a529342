import * as orders from '@aabha/messages/orders';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/order-tracking';
import { IconHome, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import type { TrackedParcel } from './tracked-order';
import classes from './tracking.module.css';

/** The middles of three columns of a line that is 360 wide. */
const X = [60, 180, 300] as const;
/** Between the last two stations. */
const ON_THE_WAY = 240;
const Y = 24;
const RADIUS = 17;
const ICON = { size: 20, stroke: 1.8, y: Y - 10 } as const;
const ICONS = [IconPackage, IconTruckDelivery, IconHome] as const;

interface Station {
  name: string;
  /** Empty where it is not known. */
  place: string;
  /** When the parcel was there; null where it is still to come. */
  at: string | null;
}

/** Draws the line up to where the parcel is. The text below says the same. */
function Line({ stations }: { stations: readonly Station[] }) {
  const isThere = stations[2]?.at != null;
  return (
    <svg className={classes.line} viewBox="0 0 360 48" aria-hidden="true">
      <line x1={X[0]} x2={X[2]} y1={Y} y2={Y} className={classes.track} />
      <line x1={X[0]} x2={isThere ? X[2] : ON_THE_WAY} y1={Y} y2={Y} className={classes.gone} />
      {!isThere && (
        <>
          <circle cx={ON_THE_WAY} cy={Y} r={6} className={classes.pulse} />
          <circle cx={ON_THE_WAY} cy={Y} r={6} className={classes.here} />
        </>
      )}
      {stations.map(({ name, at }, index) => {
        const Icon = ICONS[index] ?? IconHome;
        const x = X[index] ?? 0;
        return (
          <g key={name} className={at == null ? classes.ahead : classes.passed}>
            <circle cx={x} cy={Y} r={RADIUS} />
            <Icon {...ICON} x={x - 10} />
          </g>
        );
      })}
    </svg>
  );
}

interface StationLineProps {
  parcel: TrackedParcel;
  city: string;
  label: string;
}

/** The stations of a parcel, from the dispatch centre to the city of the delivery. */
export function StationLine({ parcel, city, label }: StationLineProps) {
  const { packed_at, shipped_at, delivered_at, dispatchCenter, courier, courierName } = parcel;
  const stations: readonly Station[] = [
    { name: texts.packed, place: dispatchCenter, at: packed_at ?? shipped_at },
    { name: texts.handedOver, place: courier === 'own' ? orders.ownVan : courierName, at: shipped_at },
    { name: texts.arrival, place: city, at: delivered_at },
  ];
  return (
    <div className={classes.stations}>
      <Line stations={stations} />
      <ol className={classes.names} aria-label={label}>
        {stations.map(({ name, place, at }) => (
          <li key={name}>
            <span className={classes.station} aria-hidden="true">
              {name}
            </span>
            <span className="visually-hidden">{at == null ? texts.toCome(name) : texts.reached(name)}</span>
            <span>{place}</span>
            {at != null && <time dateTime={at}>{formatDay(at)}</time>}
          </li>
        ))}
      </ol>
    </div>
  );
}
