import { yearlyCost } from '@aabha/contracts/energy/running-cost.rules';
import { formatPaise, formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/fit-finder';
import { buttonClass } from '@aabha/ui/components/Button';
import { Price } from '@aabha/ui/components/Price';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconAlertTriangle, IconCheck, IconHelp, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './FitCard.module.css';
import { fitReasons, type FitReason, type FitTelevision } from './fit-reasons';
import type { Lengths } from './lengths';
import type { RoomInput } from './read-room';

const ICONS = { for: IconCheck, against: IconAlertTriangle, note: IconInfoCircle, unknown: IconHelp };

function Reason({ kind, text }: FitReason) {
  const Icon = ICONS[kind];
  return (
    <li className={classes.reason}>
      <Icon size={20} stroke={2} aria-hidden className={classes[kind]} />
      {text}
    </li>
  );
}

interface FitCardProps {
  television: FitTelevision;
  room: RoomInput;
  lengths: Lengths;
}

/** A television that fits, with the reasons. */
export function FitCard({ television, room, lengths }: FitCardProps) {
  const { role, product } = television;
  const isBest = role === 'best';
  const cost = yearlyCost({ energyKwhYear: product.energyKwhYear, standbyWatts: null });
  return (
    <article className={`${classes.card} ${isBest ? classes.best : ''}`} aria-label={product.name}>
      <div className={classes.pictureArea}>
        <span className={classes.role}>{texts.roles[role]}</span>
        <ResponsivePicture
          picture={product.pictures[0]}
          alt=""
          sizes={
            isBest ? '(min-width: 62em) 380px, 92vw' : '(min-width: 62em) 380px, (min-width: 34em) 44vw, 92vw'
          }
        />
      </div>
      <div className={classes.text}>
        <p className={classes.facts}>
          {product.screenInches}″ · {product.resolution} · {product.technology}
        </p>
        <h3 className={classes.name}>
          <Link to="/television/$id" params={{ id: product._id }}>
            {product.name}
          </Link>
        </h3>
        <Price price={product.new_price} mrp={product.price} />
        {cost !== null && <p className={classes.facts}>{texts.electricity(formatPaise(cost))}</p>}
        <ul className={classes.reasons} aria-label={texts.why(product.name)}>
          {fitReasons(television, room, lengths).map((reason) => (
            <Reason key={reason.text} {...reason} />
          ))}
        </ul>
        <Link
          to="/television/$id"
          params={{ id: product._id }}
          className={`${buttonClass({ kind: isBest ? 'filled' : 'outline', wide: true })} ${classes.action}`}
          aria-label={`${texts.see}: ${product.name}, ${formatRupees(product.new_price)}`}
        >
          {texts.see}
        </Link>
      </div>
    </article>
  );
}
