import { linkOptions, type LinkOptions } from '@tanstack/react-router';

/**
 * Links of the header, the menus and the footer (docs/spec/storefront.md#header). A new page gets a line
 * here; the compiler refuses a line for a page that does not exist. A menu without lines is hidden.
 */
export interface NavigationLink {
  label: string;
  link: LinkOptions;
}

export const headerLinks = [
  { label: 'Home', link: linkOptions({ to: '/', activeOptions: { exact: true } }) },
  { label: 'Televisions', link: linkOptions({ to: '/televisions' }) },
  { label: 'News', link: linkOptions({ to: '/news-media' }) },
  { label: 'About', link: linkOptions({ to: '/about' }) },
  { label: 'Contact', link: linkOptions({ to: '/contact' }) },
] satisfies NavigationLink[];

export const informationLinks = [
  { label: 'Unboxing Policy', link: linkOptions({ to: '/unboxing-policy' }) },
  { label: 'Disclaimer', link: linkOptions({ to: '/disclaimer' }) },
  { label: 'Terms & Conditions', link: linkOptions({ to: '/terms-conditions' }) },
  { label: 'Privacy Policy', link: linkOptions({ to: '/privacy-policy' }) },
  { label: 'Shipping Policy', link: linkOptions({ to: '/shipping-policy' }) },
  { label: 'Wholesale Orders', link: linkOptions({ to: '/wholesale-bulk-products' }) },
] satisfies NavigationLink[];

export const accountLinks = [
  { label: 'My Profile', link: linkOptions({ to: '/user-profile' }) },
  { label: 'My Orders', link: linkOptions({ to: '/myorders' }) },
  { label: 'My Invoices', link: linkOptions({ to: '/my-invoices' }) },
  { label: 'Raise Complaint', link: linkOptions({ to: '/raise-complaint' }) },
] satisfies NavigationLink[];

/** Staff see a reduced menu; they work in the back office (docs/spec/storefront.md#header). */
export const staffLinks = [{ label: 'Profile', link: linkOptions({ to: '/' }) }] satisfies NavigationLink[];

export const quickLinks = [
  ...headerLinks,
  { label: 'Cart', link: linkOptions({ to: '/cart' }) },
  { label: 'Track Orders', link: linkOptions({ to: '/' }) },
] satisfies NavigationLink[];
