import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/wholesale';
import classes from './products.module.css';
import { liveBreaks, priceUnder, rangeText, type WholesaleLine } from './wholesale-lines';

interface PriceBreaksProps {
  line: WholesaleLine;
  onChoose: (quantity: number) => void;
}

/** A tile for each price break, the current one highlighted; a click sets its minimum quantity. */
export function PriceBreaks({ line: { product, active }, onChoose }: PriceBreaksProps) {
  return (
    <ul className={classes.tiles} aria-label={texts.priceBreaksOf(product.product_id.name)}>
      {liveBreaks(product).map((priceBreak) => (
        <li key={priceBreak.minQuantity}>
          <button
            type="button"
            className={classes.tile}
            aria-pressed={priceBreak === active}
            onClick={() => onChoose(priceBreak.minQuantity)}
          >
            <span className={classes.tileRange}>{texts.unitsOf(rangeText(priceBreak))}</span>
            <strong className={classes.tilePrice}>{formatRupees(priceUnder(product, priceBreak))}</strong>
            <span className={classes.tileSaving}>{texts.offEach(formatRupees(priceBreak.discount))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
