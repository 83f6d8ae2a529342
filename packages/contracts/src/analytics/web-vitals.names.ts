/** What visits measure: times in milliseconds, and CLS, which has no unit. The first three are Google's Core Web Vitals. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** The patterns of the storefront's routes. Its tests compare them with the real ones. */
export const STORE_ROUTES = [
  '/',
  '/about',
  '/alert/$action',
  '/cart',
  '/checkout',
  '/compare',
  '/complaint/$id',
  '/message/$id',
  '/complaints',
  '/contact',
  '/disclaimer',
  '/find-my-television',
  '/forgot-password',
  '/grievance',
  '/our-promises',
  '/my-alerts',
  '/my-televisions',
  '/my-invoices',
  '/myorders',
  '/news-media',
  '/news-media/$id',
  '/order-placed/$id',
  '/pay/$token',
  '/privacy-centre',
  '/privacy-policy',
  '/raise-complaint',
  '/shipping-policy',
  '/signin',
  '/signup',
  '/television/$id',
  '/televisions',
  '/terms-conditions',
  '/passport/$token',
  '/visit/$token',
  '/pixel-lab',
  '/set-up/$id',
  '/track',
  '/track/$token',
  '/unboxing-policy',
  '/undo-email-change',
  '/unsubscribe',
  '/user-profile',
  '/waiting-room/$id',
  '/wholesale-bulk-products',
  '/wishlist',
] as const;
export type StoreRoute = (typeof STORE_ROUTES)[number];
