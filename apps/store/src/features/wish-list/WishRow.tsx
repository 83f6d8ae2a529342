import { formatRupees } from '@aabha/contracts/money/money-format';
import { priceFall } from '@aabha/contracts/wish-list/wish-list.rules';
import { formatDay } from '@aabha/messages/dates';
import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';
import * as texts from '@aabha/messages/wish-list';
import { Button } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import card from '../../styles/order-card.module.css';
import type { RenderOffer } from './render-offer';
import classes from './wish-list.module.css';

/** That a television is not sold any more, with the model that replaced it. */
function NotSold({ successor }: Pick<Wish['product'], 'successor'>) {
  return (
    <>
      <strong>{texts.noLongerSold}</strong>
      {successor && (
        <p>
          {texts.replacedBy}{' '}
          <Link to="/television/$id" params={{ id: successor._id }}>
            {successor.name}
          </Link>
        </p>
      )}
    </>
  );
}

interface WishRowProps {
  wish: Wish;
  renderOffer: RenderOffer;
  onRemove: () => void;
}

/** A television of the wish list: what became of its price, and what can be done with it. */
export function WishRow({ wish: { product, saved_price, saved_at }, renderOffer, onRemove }: WishRowProps) {
  const fall = product.isListed ? priceFall(saved_price, product.new_price) : 0;
  return (
    <li className={`card ${classes.row}`}>
      <div className={classes.picture}>
        <ResponsivePicture picture={product.pictures[0]} alt="" sizes="112px" />
      </div>
      <div className={classes.facts}>
        {product.isListed ? (
          <Link to="/television/$id" params={{ id: product._id }} className={card.name}>
            {product.name}
          </Link>
        ) : (
          <span className={card.name}>{product.name}</span>
        )}
        {fall > 0 && <strong className={classes.fallen}>{texts.priceFell(formatRupees(fall))}</strong>}
        {!product.isListed && <NotSold successor={product.successor} />}
        <span className="soft small">{texts.savedAt(formatDay(saved_at), formatRupees(saved_price))}</span>
      </div>
      <div className={classes.actions}>
        {product.isListed && renderOffer(product)}
        <Button kind="quiet" aria-label={texts.removeFromWishList(product.name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
