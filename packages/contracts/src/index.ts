/** What a developer imports to call the API typed end to end. Apps import the single modules, to load no more than they use. */
export * from './accounts/accounts.schema';
export * from './analytics/analytics.schema';
export * from './cart/cart.schema';
export * from './contact/contact.schema';
export * from './coupons/coupons.schema';
export * from './dashboard/dashboard.schema';
export * from './errors/errors';
export * from './invoices/invoices.schema';
export * from './money/money';
export * from './money/money-format';
export * from './orders/orders.schema';
export * from './checkout/checkout.schema';
export * from './pricing/pricing';
export * from './products/products.schema';
export * from './reviews/reviews.schema';
export * from './service-areas/service-areas.schema';
export * from './wire/wire.schema';
