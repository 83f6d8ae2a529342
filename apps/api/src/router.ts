import { accountsRouter } from './modules/accounts/accounts.router';
import { analyticsRouter } from './modules/analytics/analytics.router';
import { auditRouter } from './modules/audit/audit.router';
import { cartRouter } from './modules/cart/cart.router';
import { checkoutRouter } from './modules/checkout/checkout.router';
import { complaintsRouter } from './modules/complaints/complaints.router';
import { contactRouter } from './modules/contact/contact.router';
import { couponsRouter } from './modules/coupons/coupons.router';
import { dashboardRouter } from './modules/dashboard/dashboard.router';
import { invoicesRouter } from './modules/invoices/invoices.router';
import { newsRouter } from './modules/news/news.router';
import { ordersRouter } from './modules/orders/orders.router';
import { productsRouter } from './modules/products/products.router';
import { reconciliationRouter } from './modules/reconciliation/reconciliation.router';
import { returnsRouter } from './modules/returns/returns.router';
import { reviewsRouter } from './modules/reviews/reviews.router';
import { serviceAreasRouter } from './modules/service-areas/service-areas.router';
import { settingsRouter } from './modules/settings/settings.router';
import { wholesaleRouter } from './modules/wholesale/wholesale.router';
import { router } from './trpc/init';
import { validateSynchronously } from './trpc/fast-path/validate-synchronously';

/** Every procedure of the shop, a line a noun. */
export const appRouter = validateSynchronously(
  router({
    accounts: accountsRouter,
    analytics: analyticsRouter,
    audit: auditRouter,
    cart: cartRouter,
    checkout: checkoutRouter,
    complaints: complaintsRouter,
    contact: contactRouter,
    coupons: couponsRouter,
    dashboard: dashboardRouter,
    invoices: invoicesRouter,
    news: newsRouter,
    orders: ordersRouter,
    products: productsRouter,
    reconciliation: reconciliationRouter,
    returns: returnsRouter,
    reviews: reviewsRouter,
    serviceAreas: serviceAreasRouter,
    settings: settingsRouter,
    wholesale: wholesaleRouter,
  }),
);

export type AppRouter = typeof appRouter;
