import * as texts from '@aabha/messages/layout';
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
  { label: texts.home, link: linkOptions({ to: '/', activeOptions: { exact: true } }) },
  { label: texts.televisions, link: linkOptions({ to: '/televisions' }) },
  { label: texts.news, link: linkOptions({ to: '/news-media' }) },
  { label: texts.about, link: linkOptions({ to: '/about' }) },
  { label: texts.contact, link: linkOptions({ to: '/contact' }) },
] satisfies NavigationLink[];

export const informationLinks = [
  { label: texts.unboxingPolicy, link: linkOptions({ to: '/unboxing-policy' }) },
  { label: texts.disclaimer, link: linkOptions({ to: '/disclaimer' }) },
  { label: texts.termsAndConditions, link: linkOptions({ to: '/terms-conditions' }) },
  { label: texts.privacyPolicy, link: linkOptions({ to: '/privacy-policy' }) },
  { label: texts.shippingPolicy, link: linkOptions({ to: '/shipping-policy' }) },
  { label: texts.wholesaleOrders, link: linkOptions({ to: '/wholesale-bulk-products' }) },
] satisfies NavigationLink[];

export const accountLinks = [
  { label: texts.myProfile, link: linkOptions({ to: '/user-profile' }) },
  { label: texts.myOrders, link: linkOptions({ to: '/myorders' }) },
  { label: texts.myTelevisions, link: linkOptions({ to: '/my-televisions' }) },
  { label: texts.myInvoices, link: linkOptions({ to: '/my-invoices' }) },
  { label: texts.myWishList, link: linkOptions({ to: '/wishlist' }) },
  { label: texts.myAlerts, link: linkOptions({ to: '/my-alerts' }) },
  { label: texts.raiseComplaint, link: linkOptions({ to: '/raise-complaint' }) },
] satisfies NavigationLink[];

/** Staff see a reduced menu; they work in the back office (docs/spec/storefront.md#header). */
export const staffLinks = [
  { label: texts.profile, link: linkOptions({ to: '/' }) },
] satisfies NavigationLink[];

export const quickLinks = [
  ...headerLinks,
  { label: texts.findMyTelevision, link: linkOptions({ to: '/find-my-television' }) },
  { label: texts.cart, link: linkOptions({ to: '/cart' }) },
  { label: texts.trackOrders, link: linkOptions({ to: '/' }) },
] satisfies NavigationLink[];
