import { linkOptions, type LinkOptions } from '@tanstack/react-router';

/**
 * What the header, the menus and the footer link to (product §2). A page that is added gets its line here; the compiler
 * refuses a line for a page that does not exist. A menu without lines is not shown.
 */
export interface NavigationLink {
  label: string;
  link: LinkOptions;
}

export const headerLinks = [
  { label: 'Home', link: linkOptions({ to: '/', activeOptions: { exact: true } }) },
  { label: 'Televisions', link: linkOptions({ to: '/televisions' }) },
] satisfies NavigationLink[];

export const informationLinks: NavigationLink[] = [];

export const accountLinks = [
  { label: 'My Orders', link: linkOptions({ to: '/myorders' }) },
] satisfies NavigationLink[];

export const quickLinks = [
  ...headerLinks,
  { label: 'Cart', link: linkOptions({ to: '/cart' }) },
  { label: 'Track Orders', link: linkOptions({ to: '/' }) },
] satisfies NavigationLink[];
