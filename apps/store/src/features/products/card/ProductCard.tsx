import type { ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { ListedProduct, ProductCard as Card } from '@aabha/contracts/products/products.schema';
import { hurryText, stockBadge } from '@aabha/messages/stock';
import * as texts from '@aabha/messages/ui';
import { Chip } from '@aabha/ui/components/Chip';
import { Price } from '@aabha/ui/components/Price';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Stars } from '@aabha/ui/components/Stars';
import { Link } from '@tanstack/react-router';
import { DateSlot } from './DateSlot';
import classes from './ProductCard.module.css';

interface ProductCardProps {
  product: Card & Pick<ListedProduct, 'lowestPriorPrice'>;
  /** The displayed width of the picture, in the format of the `sizes` attribute. */
  sizes?: string;
  priority?: boolean;
  /** A further action of the card beside its link. */
  action?: ReactNode;
}

/*
 * Four columns, three, two wide ones, two on a phone: the column widths of ProductGrid minus the card's
 * padding.
 */
const GRID_SIZES =
  '(min-width: 1200px) 266px, (min-width: 900px) 28vw, (min-width: 481px) 43vw, calc(50vw - 39px)';

function Stock({ stock }: { stock: number }) {
  const hurry = hurryText(stock);
  if (hurry) return <Chip tone="warning">{hurry}</Chip>;
  return <Chip tone={stock > 0 ? 'success' : 'danger'}>{stockBadge(stock)}</Chip>;
}

/**
 * A product card: picture, name, two key facts, rating, price, stock. All of it is one link, except its
 * action.
 */
export function ProductCard({ product, sizes = GRID_SIZES, priority, action }: ProductCardProps) {
  const { lowestPriorPrice: lowest } = product;
  const [picture] = product.pictures;
  return (
    <article className={classes.card}>
      <div className={classes.pictureArea}>
        <ResponsivePicture picture={picture} alt="" sizes={sizes} priority={priority} />
        {product.stock <= 0 && (
          <p className={classes.soldOut}>
            <Stock stock={product.stock} />
          </p>
        )}
      </div>
      <div className={classes.text}>
        <p className={classes.facts}>
          {product.screenInches}″ · {product.resolution} ·{' '}
          <span className={classes.whole}>{product.technology}</span>
        </p>
        <h3 className={classes.name}>
          <Link to="/television/$id" params={{ id: product._id }} className={classes.link}>
            {product.name}
          </Link>
        </h3>
        <Stars rating={product.averageRating} count={product.reviewCount} />
        <Price price={product.new_price} mrp={product.price} />
        {product.emi_from && <p className="soft small">{texts.fromAMonth(formatRupees(product.emi_from))}</p>}
        {lowest && <p className="soft small">{texts.lowestBefore(formatRupees(lowest))}</p>}
        {product.stock > 0 && <DateSlot product={product._id} />}
        {product.stock > 0 && <Stock stock={product.stock} />}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </article>
  );
}
