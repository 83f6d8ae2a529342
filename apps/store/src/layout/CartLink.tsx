import * as texts from '@aabha/messages/layout';
import { items } from '@aabha/messages/quantities';
import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCartCount } from '../features/cart/use-cart-count';
import classes from './Header.module.css';

export function CartLink() {
  const count = useCartCount();
  const label = count > 0 ? texts.cartWith(items(count)) : texts.cart;
  return (
    <Link to="/cart" className={classes.icon} aria-label={label}>
      <IconShoppingBag size={22} stroke={1.7} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
