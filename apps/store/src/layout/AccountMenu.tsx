import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/layout';
import { IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isShopper, useSession } from '../lib/session';
import { DropdownMenu } from './DropdownMenu';
import menu from './DropdownMenu.module.css';
import classes from './Header.module.css';
import { accountLinks, staffLinks } from './navigation';

/**
 * Signed out: the sign-in link. Signed in: the person's pages and sign-out (docs/spec/storefront.md#header).
 */
export function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const session = useSession();
  if (!session)
    return (
      <Link to="/signin" className={classes.icon} aria-label={common.logIn}>
        <IconUser size={22} stroke={1.7} aria-hidden />
      </Link>
    );
  const links = isShopper(session) ? accountLinks : staffLinks;
  return (
    <DropdownMenu
      ariaLabel={texts.myAccount}
      triggerClassName={classes.icon}
      label={
        <>
          <IconUser size={22} stroke={1.7} aria-hidden />
          <span className={classes.presence} />
        </>
      }
    >
      {(close) => (
        <>
          {links.map(({ label, link }) => (
            <li key={label}>
              <Link {...link} className={menu.entry} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={menu.entry}
              onClick={() => {
                close();
                onLogout();
              }}
            >
              {texts.logout}
            </button>
          </li>
        </>
      )}
    </DropdownMenu>
  );
}
