import { formatRupees } from '@aabha/contracts/money/money-format';
import * as barTexts from '@aabha/messages/buy-bar';
import * as texts from '@aabha/messages/purchase';
import { hurryText, stockBadge } from '@aabha/messages/stock';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import type { Product, Purchase } from './use-purchase';
import classes from './BuyBar.module.css';

interface BuyBarProps {
  product: Product;
  purchase: Purchase;
  isShown: boolean;
}

/**
 * The purchase panel in short, at the lower edge of a wide window while the panel is scrolled away
 * (docs/spec/products.md#buy-bar). While it is not shown, neither keys nor screen readers reach it.
 */
export function BuyBar({ product, purchase, isShown }: BuyBarProps) {
  const hurry = hurryText(product.stock);
  return (
    <aside
      className={classes.bar}
      aria-label={barTexts.buy(product.name)}
      data-shown={isShown || undefined}
      inert={!isShown}
    >
      <div className={`wrap ${classes.content}`}>
        <ResponsivePicture picture={product.pictures[0]} alt="" sizes="64px" className={classes.picture} />
        <p className={classes.television}>
          <strong>{product.name}</strong>
          <span className={hurry ? classes.hurry : 'soft'}>{hurry ?? stockBadge(product.stock)}</span>
        </p>
        <Cost product={product} quantity={purchase.quantity} />
        <Buttons purchase={purchase} />
      </div>
      {/* The panel announces it. */}
      {purchase.problem && <p className={`wrap ${classes.problem}`}>{purchase.problem}</p>}
    </aside>
  );
}

function Cost({ product, quantity }: Pick<BuyBarProps, 'product'> & { quantity: number }) {
  const { new_price: price, emi_from: emi } = product;
  return (
    <p className={classes.cost}>
      <strong>
        {quantity > 1 && <span className={classes.units}>{quantity} × </span>}
        {formatRupees(price)}
      </strong>
      {emi ? (
        <Link to="." hash="emi">
          {barTexts.emiFrom(formatRupees(emi))}
        </Link>
      ) : (
        <span className="soft">{texts.inclOfAllTaxes}</span>
      )}
    </p>
  );
}

function Buttons({ purchase }: Pick<BuyBarProps, 'purchase'>) {
  return (
    <div className={classes.buttons}>
      {purchase.additions > 0 && (
        <Link to="/cart" className={buttonClass({ kind: 'quiet' })}>
          {texts.viewCart}
        </Link>
      )}
      <Button kind="outline" onClick={() => purchase.start(true)}>
        {texts.buyNow}
      </Button>
      <Button busy={purchase.busy} onClick={() => purchase.start(false)}>
        {texts.addToCart}
      </Button>
    </div>
  );
}
