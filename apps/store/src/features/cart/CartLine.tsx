import { checkQuantity } from '@aabha/contracts/cart/cart.rules';
import type { CartLine as Line } from '@aabha/contracts/cart/cart.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/cart';
import { warrantyDuration } from '@aabha/messages/quantities';
import { Button } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { notify } from '../../lib/notify';
import classes from './CartLine.module.css';
import { LineTrouble } from './LineTrouble';
import { QuantityStepper } from './QuantityStepper';
import { refusalText } from './refusal-text';

interface CartLineProps {
  line: Line;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function Name({ product }: Pick<Line, 'product'>) {
  if (!product.onSale) return <>{product.name}</>;
  return (
    <Link to="/television/$id" params={{ id: product._id }} className={classes.link}>
      {product.name}
    </Link>
  );
}

function Warranty({ line }: { line: Line }) {
  if (line.warranty_months === 0) return null;
  return (
    <p className={classes.fact}>
      {texts.extendedWarrantyPrice(warrantyDuration(line.warranty_months), formatRupees(line.warranty_price))}
    </p>
  );
}

/** A product of the cart: name, quantity, amount, and the reason if it cannot be bought. */
export function CartLine({ line, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity } = line;
  const [picture] = product.pictures;
  const sellable = product.onSale && product.stock > 0;
  const increase = () => {
    const refusal = refusalText(checkQuantity(quantity + 1, product.stock));
    if (refusal) notify('error', refusal, 'cart');
    else onQuantity(quantity + 1);
  };
  const decrease = () => (quantity > 1 ? onQuantity(quantity - 1) : onRemove());
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <ResponsivePicture picture={picture} alt="" sizes="(min-width: 700px) 160px, 96px" />
      </div>
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <Name product={product} />
        </h2>
        <p className={classes.fact}>{texts.each(formatRupees(product.new_price))}</p>
        <Warranty line={line} />
      </div>
      <p className={classes.total}>
        <span className="visually-hidden">{texts.lineTotal} </span>
        {formatRupees(line.line_total)}
      </p>
      <div className={classes.controls}>
        {sellable && (
          <QuantityStepper
            productName={product.name}
            quantity={quantity}
            onDecrease={decrease}
            onIncrease={increase}
          />
        )}
        <Button kind="quiet" onClick={onRemove} aria-label={texts.removeFromCart(product.name)}>
          <IconTrash size={18} stroke={1.8} aria-hidden />
          <span className={classes.removeText}>{texts.remove}</span>
        </Button>
      </div>
      <LineTrouble line={line} onQuantity={onQuantity} />
    </li>
  );
}
