import { useId } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PriceBreaks } from './PriceBreaks';
import classes from './products.module.css';
import { QuantityInput } from './QuantityInput';
import type { Selection } from './use-selection';
import { liveBreaks, priceUnder, wholesaleLine, type WholesaleLine } from './wholesale-lines';

function Amount({ label, now, before }: { label: string; now: number; before: number }) {
  return (
    <div className={classes.amount}>
      <dt>{label}</dt>
      <dd>
        <strong>{formatRupees(now)}</strong>{' '}
        {before > now && (
          <s>
            <span className="visually-hidden">instead of </span>
            {formatRupees(before)}
          </s>
        )}
      </dd>
    </div>
  );
}

interface DetailsProps {
  id: string;
  line: WholesaleLine;
  onQuantity: (quantity: number) => void;
}

function Details({ id, line, onQuantity }: DetailsProps) {
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
          <Amount label="Per unit" now={line.unit} before={line.baseUnit} />
          <Amount label="Total" now={line.total} before={line.baseTotal} />
        </dl>
      </div>
      <Link to="/television/$id" params={{ id: product_id._id }} target="_blank" className="small">
        See full details<span className="visually-hidden"> (opens in a new tab)</span>
      </Link>
    </div>
  );
}

interface WholesaleItemProps {
  product: WholesaleProduct;
  selection: Selection;
}

/**
 * A product of the list: a checkbox, and, expanded, price breaks, quantity and totals
 * (docs/spec/wholesale.md#wholesale-page).
 */
export function WholesaleItem({ product, selection }: WholesaleItemProps) {
  const detailsId = useId();
  const { _id, product_id } = product;
  const [picture] = product_id.pictures;
  const open = selection.isOpen(_id);
  const least = Math.min(...liveBreaks(product).map((priceBreak) => priceUnder(product, priceBreak)));
  return (
    <li className={classes.item} data-selected={selection.isSelected(_id) || undefined}>
      <div className={classes.head}>
        <label className={classes.select}>
          <input
            type="checkbox"
            checked={selection.isSelected(_id)}
            onChange={(event) => selection.setSelected(_id, event.currentTarget.checked)}
            aria-label={`Select ${product_id.name}`}
          />
        </label>
        <div className={classes.picture}>
          <ResponsivePicture picture={picture} alt="" sizes="96px" />
        </div>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => selection.toggleOpen(_id)}
        >
          <span className={classes.name}>{product_id.name}</span>
          <span className={classes.from}>
            {formatRupees(product_id.new_price)} each
            {Number.isFinite(least) && `, down to ${formatRupees(least)}`}
          </span>
          <IconChevronDown size={20} stroke={1.8} className={classes.chevron} aria-hidden />
        </button>
      </div>
      {open && (
        <Details
          id={detailsId}
          line={wholesaleLine(product, selection.quantityOf(_id))}
          onQuantity={(quantity) => selection.setQuantity(_id, quantity)}
        />
      )}
    </li>
  );
}
