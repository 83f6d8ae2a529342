import {
  IconDeviceTv,
  IconHome,
  IconPackage,
  IconSearch,
  IconShoppingBag,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../lib/session';
import classes from './BottomBar.module.css';

const ICON = { size: 22, stroke: 1.7, 'aria-hidden': true } as const;

/** The main ways, within the thumb's reach on phones (product §2). */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const session = useSession();
  return (
    <nav className={classes.bar} aria-label="Quick">
      <Link to="/" activeOptions={{ exact: true }} className={classes.item}>
        <IconHome {...ICON} />
        Home
      </Link>
      <Link to="/televisions" className={classes.item}>
        <IconDeviceTv {...ICON} />
        Shop
      </Link>
      <button type="button" className={classes.item} onClick={onSearch}>
        <IconSearch {...ICON} />
        Search
      </button>
      <Link to="/cart" className={classes.item}>
        <IconShoppingBag {...ICON} />
        Cart
      </Link>
      {session ? (
        <Link to="/myorders" className={classes.item}>
          <IconPackage {...ICON} />
          Orders
        </Link>
      ) : (
        <Link to="/signin" className={classes.item}>
          <IconUser {...ICON} />
          Login
        </Link>
      )}
    </nav>
  );
}
