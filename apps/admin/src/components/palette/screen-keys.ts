/** The screens that g and a letter open; the dashboard is the empty one. */
export const SCREEN_KEYS = [
  { key: 'd', resource: '', label: 'Dashboard' },
  { key: 'o', resource: 'orders', label: 'Orders' },
  { key: 'r', resource: 'return-requests', label: 'Return Requests' },
  { key: 'p', resource: 'allproduct', label: 'All Products' },
  { key: 'c', resource: 'customers', label: 'Customers' },
  { key: 't', resource: 'complaints', label: 'All Complaint Raised' },
  { key: 'i', resource: 'invoices', label: 'Invoices' },
  { key: 'f', resource: 'refunds', label: 'Refunds' },
  { key: 'm', resource: 'messages', label: 'Messages' },
  { key: 'n', resource: 'news-updates', label: 'News & Updates' },
  { key: 's', resource: 'settings', label: 'Settings' },
] as const;
