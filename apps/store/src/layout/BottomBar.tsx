import * as texts from '@aabha/messages/layout';
import { IconDeviceTv, IconHome, IconSearch, IconShoppingBag, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isShopper, useSession } from '../lib/session';
import classes from './BottomBar.module.css';

const ICON = { size: 22, stroke: 1.7, 'aria-hidden': true } as const;

/** The main links within reach of the thumb on phones (docs/spec/storefront.md#bottom-bar). */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const session = useSession();
  return (
    <nav className={classes.bar} aria-label={texts.shortcuts}>
      <Link to="/" activeOptions={{ exact: true }} className={classes.item}>
        <IconHome {...ICON} />
        {texts.home}
      </Link>
      <Link to="/televisions" className={classes.item}>
        <IconDeviceTv {...ICON} />
        {texts.shop}
      </Link>
      <button type="button" className={classes.item} onClick={onSearch}>
        <IconSearch {...ICON} />
        {texts.search}
      </button>
      <Link to="/cart" className={classes.item}>
        <IconShoppingBag {...ICON} />
        {texts.cart}
      </Link>
      {session ? (
        <Link
          to={isShopper(session) ? '/user-profile' : '/'}
          className={classes.item}
          activeOptions={{ exact: true }}
        >
          <IconUser {...ICON} />
          {texts.profile}
        </Link>
      ) : (
        <Link to="/signin" className={classes.item}>
          <IconUser {...ICON} />
          {texts.login}
        </Link>
      )}
    </nav>
  );
}
