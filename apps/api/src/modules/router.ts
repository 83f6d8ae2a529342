import { staffRolesRouter } from './staff-roles/staff-roles.router';
import { stockRouter } from './stock/stock.router';
import { accountsRouter } from './accounts/accounts.router';
import { passkeysRouter } from './accounts/passkeys.router';
import { sessionsRouter } from './accounts/sessions.router';
import { staffSignInRouter } from './accounts/staff-sign-in.router';
import { alertsRouter } from './alerts/alerts.router';
import { analyticsRouter } from './analytics/analytics.router';
import { browserReportsRouter } from './browser-reports/browser-reports.router';
import { apiKeysRouter } from './api-keys/api-keys.router';
import { auditRouter } from './audit/audit.router';
import { booksRouter } from './books/books.router';
import { breachesRouter } from './breaches/breaches.router';
import { addressesRouter } from './addresses/addresses.router';
import { businessRouter } from './business/business.router';
import { cartRouter } from './cart/cart.router';
import { casesRouter } from './cases/cases.router';
import { checkoutRouter } from './checkout/checkout.router';
import { complaintsRouter } from './complaints/complaints.router';
import { consentsRouter } from './consents/consents.router';
import { contactRouter } from './contact/contact.router';
import { importsRouter } from './import-undo/imports.router';
import { couponsRouter } from './coupons/coupons.router';
import { creditNotesRouter } from './credit-notes/credit-notes.router';
import { dashboardRouter } from './dashboard/dashboard.router';
import { deliveryPromiseRouter } from './delivery-promise/delivery-promise.router';
import { draftOrdersRouter } from './draft-orders/draft-orders.router';
import { payLinkRouter } from './draft-orders/pay-link.router';
import { eInvoicesRouter } from './e-invoices/e-invoices.router';
import { exportsRouter } from './exports/exports.router';
import { ewayBillLimitsRouter, ewayBillsRouter } from './eway-bills/eway-bills.router';
import { gstReturnsRouter } from './gst-returns/gst-returns.router';
import { inputCreditRouter } from './input-credit/input-credit.router';
import { installationsRouter } from './installations/installations.router';
import { invoicesRouter } from './invoices/invoices.router';
import { libraryRouter } from './media/library.router';
import { ledgerRouter } from './ledger/ledger.router';
import { liveRouter } from './live/live.router';
import { mailLogRouter } from './mail-log/mail-log.router';
import { mailTemplatesRouter } from './mail-templates/mail-templates.router';
import { newsRouter } from './news/news.router';
import { orderMoneyRouter } from './order-money/order-money.router';
import { orderNotesRouter } from './order-notes/order-notes.router';
import { orderTrackingRouter } from './orders/order-tracking.router';
import { passportsRouter } from './passports/passports.router';
import { ordersRouter } from './orders/orders.router';
import { pricesRouter } from './prices/prices.router';
import { privacyRouter } from './privacy/privacy.router';
import { productsRouter } from './products/products.router';
import { restoreDrillsRouter } from './restore-drills/restore-drills.router';
import { reconciliationRouter } from './reconciliation/reconciliation.router';
import { refundRequestsRouter } from './refund-requests/refund-requests.router';
import { refundsRouter } from './refunds/refunds.router';
import { reportSchedulesRouter } from './report-schedules/report-schedules.router';
import { reportsRouter } from './reports/reports.router';
import { retentionRouter } from './retention/retention.router';
import { returnsRouter } from './returns/returns.router';
import { reviewsRouter } from './reviews/reviews.router';
import { searchRouter } from './search/search.router';
import { selfAuditsRouter } from './self-audit/self-audits.router';
import { serviceAreasRouter } from './service-areas/service-areas.router';
import { settingsRouter } from './settings/settings.router';
import { settlementsRouter } from './settlements/settlements.router';
import { shipmentsRouter } from './shipments/shipments.router';
import { bankOffersRouter } from './bank-offers/bank-offers.router';
import { emiRouter } from './emi/emi.router';
import { homeRouter } from './home/home.router';
import { specificationsRouter } from './specifications/specifications.router';
import { savedRepliesRouter } from './saved-replies/saved-replies.router';
import { bulkJobsRouter } from './bulk-jobs/bulk-jobs.router';
import { savedViewsRouter } from './saved-views/saved-views.router';
import { taxRatesRouter } from './tax-rates/tax-rates.router';
import { waitingRoomRouter } from './waiting-room/waiting-room.router';
import { webhooksRouter } from './webhooks/webhooks.router';
import { wholesaleRouter } from './wholesale/wholesale.router';
import { wishListRouter } from './wish-list/wish-list.router';
import { router } from '../trpc/procedures';
import { validateSynchronously } from '../trpc/fast-path/validate-synchronously';

/** Every procedure of the shop, a line a noun. */
export const appRouter = validateSynchronously(
  router({
    accounts: accountsRouter,
    alerts: alertsRouter,
    analytics: analyticsRouter,
    browserReports: browserReportsRouter,
    audit: auditRouter,
    books: booksRouter,
    breaches: breachesRouter,
    addresses: addressesRouter,
    business: businessRouter,
    cart: cartRouter,
    cases: casesRouter,
    checkout: checkoutRouter,
    complaints: complaintsRouter,
    consents: consentsRouter,
    contact: contactRouter,
    coupons: couponsRouter,
    imports: importsRouter,
    creditNotes: creditNotesRouter,
    refundRequests: refundRequestsRouter,
    refunds: refundsRouter,
    dashboard: dashboardRouter,
    eInvoices: eInvoicesRouter,
    exports: exportsRouter,
    ewayBills: ewayBillsRouter,
    ewayBillLimits: ewayBillLimitsRouter,
    gstReturns: gstReturnsRouter,
    inputCredit: inputCreditRouter,
    installations: installationsRouter,
    invoices: invoicesRouter,
    library: libraryRouter,
    ledger: ledgerRouter,
    live: liveRouter,
    mailLog: mailLogRouter,
    mailTemplates: mailTemplatesRouter,
    news: newsRouter,
    orderMoney: orderMoneyRouter,
    orderNotes: orderNotesRouter,
    orderTracking: orderTrackingRouter,
    passports: passportsRouter,
    orders: ordersRouter,
    prices: pricesRouter,
    privacy: privacyRouter,
    products: productsRouter,
    reconciliation: reconciliationRouter,
    restoreDrills: restoreDrillsRouter,
    reports: reportsRouter,
    reportSchedules: reportSchedulesRouter,
    retention: retentionRouter,
    returns: returnsRouter,
    reviews: reviewsRouter,
    search: searchRouter,
    selfAudits: selfAuditsRouter,
    sessions: sessionsRouter,
    passkeys: passkeysRouter,
    staffSignIn: staffSignInRouter,
    staffRoles: staffRolesRouter,
    stock: stockRouter,
    serviceAreas: serviceAreasRouter,
    settings: settingsRouter,
    settlements: settlementsRouter,
    shipments: shipmentsRouter,
    deliveryPromise: deliveryPromiseRouter,
    draftOrders: draftOrdersRouter,
    payLink: payLinkRouter,
    apiKeys: apiKeysRouter,
    webhooks: webhooksRouter,
    savedReplies: savedRepliesRouter,
    specifications: specificationsRouter,
    emi: emiRouter,
    bankOffers: bankOffersRouter,
    home: homeRouter,
    bulkJobs: bulkJobsRouter,
    savedViews: savedViewsRouter,
    taxRates: taxRatesRouter,
    waitingRoom: waitingRoomRouter,
    wholesale: wholesaleRouter,
    wishList: wishListRouter,
  }),
);

export type AppRouter = typeof appRouter;
