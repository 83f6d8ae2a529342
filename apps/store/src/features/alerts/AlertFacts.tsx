import type { ProductAlert } from '@aabha/contracts/alerts/alerts.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/alerts';
import { formatDay } from '@aabha/messages/dates';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import card from '../../styles/order-card.module.css';
import classes from './alerts.module.css';

/** Picture and name of the television of an alert, what it waits for and since when. */
export function AlertFacts({ alert }: { alert: ProductAlert }) {
  const { product, kind, target } = alert;
  const price = formatRupees(product.new_price);
  return (
    <>
      <div className={classes.picture}>
        <ResponsivePicture picture={product.pictures[0]} alt="" sizes="96px" />
      </div>
      <div className={classes.facts}>
        {product.isListed ? (
          <Link to="/television/$id" params={{ id: product._id }} className={card.name}>
            {product.name}
          </Link>
        ) : (
          <span className={card.name}>{product.name}</span>
        )}
        <strong className={classes.wanted}>
          {kind === 'stock' || target === null ? texts.backInStock : texts.priceAtMost(formatRupees(target))}
        </strong>
        <span className="soft small">
          {product.isListed ? texts.priceNow(price) : texts.notOnSale} · {texts.since(formatDay(alert.since))}
        </span>
      </div>
    </>
  );
}
