import * as texts from '@aabha/messages/layout';
import { BrandMark } from '@aabha/ui/components/BrandMark';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AccountMenu } from './AccountMenu';
import { CartLink } from './CartLink';
import { ColourSchemeSwitch } from './ColourSchemeSwitch';
import { DropdownMenu } from './DropdownMenu';
import menu from './DropdownMenu.module.css';
import classes from './Header.module.css';
import { headerLinks, informationLinks } from './navigation';
import { LanguageLinks } from './LanguageLinks';
import { PinButton } from './PinButton';
import { SearchDrop } from './SearchDrop';

interface HeaderProps {
  brandName: string;
  searchOpen: boolean;
  onSearch: (open: boolean) => void;
  onLogout: () => void;
}

export function Header({ brandName, searchOpen, onSearch, onLogout }: HeaderProps) {
  return (
    <header className={classes.header}>
      <div className={`wrap ${classes.bar}`}>
        <Link to="/" className={classes.brand} aria-label={texts.brandHome(brandName)}>
          <BrandMark name={brandName} />
        </Link>
        <nav className={classes.nav} aria-label={texts.mainNavigation}>
          {headerLinks.map(({ label, link }) => (
            <Link key={label} {...link} className={classes.link}>
              {label}
            </Link>
          ))}
          {informationLinks.length > 0 && (
            <DropdownMenu
              label={
                <>
                  {texts.information} <IconChevronDown size={16} aria-hidden />
                </>
              }
            >
              {(close) =>
                informationLinks.map(({ label, link }) => (
                  <li key={label}>
                    <Link {...link} className={menu.entry} onClick={close}>
                      {label}
                    </Link>
                  </li>
                ))
              }
            </DropdownMenu>
          )}
        </nav>
        <PinButton />
        <div className={classes.tools}>
          <button
            type="button"
            className={classes.search}
            aria-expanded={searchOpen}
            data-search-toggle
            onClick={() => onSearch(!searchOpen)}
          >
            <IconSearch size={20} stroke={1.7} aria-hidden />
            <span>{texts.searchTelevisions}</span>
          </button>
          <LanguageLinks className={`${classes.link} ${classes.language}`} short />
          <ColourSchemeSwitch />
          <AccountMenu onLogout={onLogout} />
          <CartLink />
        </div>
      </div>
      <SearchDrop open={searchOpen} onClose={() => onSearch(false)} />
    </header>
  );
}
