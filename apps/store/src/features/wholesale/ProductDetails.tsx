import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/wholesale';
import { Link } from '@tanstack/react-router';
import { PriceBreaks } from './PriceBreaks';
import classes from './products.module.css';
import { QuantityInput } from './QuantityInput';
import type { WholesaleLine } from './wholesale-lines';

function Amount({ label, now, before }: { label: string; now: number; before: number }) {
  return (
    <div className={classes.amount}>
      <dt>{label}</dt>
      <dd>
        <strong>{formatRupees(now)}</strong>{' '}
        {before > now && (
          <s>
            <span className="visually-hidden">{texts.insteadOf} </span>
            {formatRupees(before)}
          </s>
        )}
      </dd>
    </div>
  );
}

interface ProductDetailsProps {
  id: string;
  line: WholesaleLine;
  onQuantity: (quantity: number) => void;
}

/** Price breaks, quantity and totals of a product. */
export function ProductDetails({ id, line, onQuantity }: ProductDetailsProps) {
  const { product_id } = line.product;
  return (
    <div id={id} className={classes.details}>
      <PriceBreaks line={line} onChoose={onQuantity} />
      <div className={classes.sum}>
        <QuantityInput
          id={`${id}-quantity`}
          productName={product_id.name}
          quantity={line.quantity}
          onChange={onQuantity}
        />
        <dl className={classes.amounts}>
          <Amount label={texts.perUnit} now={line.unit} before={line.baseUnit} />
          <Amount label={texts.total} now={line.total} before={line.baseTotal} />
        </dl>
      </div>
      <Link to="/television/$id" params={{ id: product_id._id }} target="_blank" className="small">
        {texts.seeFullDetails}
        <span className="visually-hidden"> {texts.opensInNewTab}</span>
      </Link>
    </div>
  );
}
