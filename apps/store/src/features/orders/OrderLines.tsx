import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/orders';
import { warrantyDuration } from '@aabha/messages/quantities';
import { Link } from '@tanstack/react-router';
import type { ShopperOrder } from './order-steps';
import card from '../../styles/order-card.module.css';
import classes from './orders.module.css';

type Line = ShopperOrder['products'][number];

function warrantyText(line: Line): string {
  if (line.extended_warranty > 0)
    return texts.extendedWarranty(
      warrantyDuration(line.extended_warranty),
      formatRupees(line.warranty_price),
      warrantyDuration(line.total_warranty),
    );
  return line.total_warranty > 0 ? texts.warranty(warrantyDuration(line.total_warranty)) : '';
}

function OrderLine({ line }: { line: Line }) {
  const { _id: id, name, image } = line.product_id;
  const warranty = warrantyText(line);
  return (
    <li className={classes.line}>
      <Link to="/television/$id" params={{ id }} className={classes.picture} tabIndex={-1} aria-hidden="true">
        {image[0] && <img src={image[0]} alt="" width={120} height={90} loading="lazy" />}
      </Link>
      <div className={classes.lineFacts}>
        <Link to="/television/$id" params={{ id }} className={card.name}>
          {name}
        </Link>
        <p className={card.note}>
          {line.quantity} × {formatRupees(line.price)}
        </p>
        {warranty && <p className={card.note}>{warranty}</p>}
        <p className={card.note}>
          <Link to="/set-up/$id" params={{ id }} aria-label={texts.setUpGuideOf(name)}>
            {texts.setUpGuide}
          </Link>
        </p>
      </div>
      <p className={classes.amount}>{formatRupees(line.line_total)}</p>
    </li>
  );
}

/** The products of an order, each linked to its page. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={card.lines}>
      {lines.map((line) => (
        <OrderLine key={`${line.product_id._id} ${line.extended_warranty}`} line={line} />
      ))}
    </ul>
  );
}
