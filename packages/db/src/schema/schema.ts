/** All tables, for Drizzle's own tools and the client. */
export * from './accounts';
export * from './cart';
export * from './media';
export * from './operations';
export * from './orders';
export * from './payments';
export * from './products';
export * from './reconciliation';
export * from './service-areas';
export * from './service-desk';
export * from './wholesale';
