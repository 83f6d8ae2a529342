import type { BackOfficeResource } from '../data/resource';
import { customers, staff } from './accounts';
import { apiKeys } from './api-keys';
import { auditAnchors } from './audit-anchors';
import { auditLog } from './audit';
import { bookChecks } from './book-checks';
import { books } from './books';
import { browserReports } from './browser-reports';
import { cases } from './cases';
import { complaints } from './complaints';
import { messages, subscribers } from './contact';
import { coupons } from './coupons';
import { creditNotes } from './credit-notes';
import { discrepancies } from './discrepancies';
import { dispatch, packing } from './dispatch';
import { draftOrders } from './draft-orders';
import { eInvoices } from './e-invoices';
import { ewayBillLimits } from './eway-bill-limits';
import { failures } from './failures';
import { gstReturns } from './gst-returns';
import { installations, technicianZones } from './installations';
import { inventory } from './inventory';
import { invoices } from './invoices';
import { jobs } from './jobs';
import { mailLog } from './mail-log';
import { mailTemplates } from './mail-templates';
import { news } from './news';
import { breaches, consents, privacyRequests, retention } from './privacy';
import { orders } from './orders';
import { addProduct, editProduct, products } from './products';
import { deletedProducts } from './deleted-products';
import { imports } from './imports';
import { pictures } from './pictures';
import { bankOffers } from './bank-offers';
import { emiPlans } from './emi-plans';
import { homePage } from './home-page';
import { specificationTerms, unknownSpecifications } from './specification-terms';
import { stockMoves } from './stock-moves';
import { priceApprovals, priceHistory, priceSchedule } from './prices';
import { refundRequests } from './refund-requests';
import { deliveries, reorder } from './reorder';
import { refunds } from './refunds';
import {
  couponReport,
  promiseReport,
  refusedPinsReport,
  reports,
  returnsReport,
  salesReport,
  taxReport,
} from './reports';
import { reportSchedules } from './report-schedules';
import { restoreDrills } from './restore-drills';
import { returns } from './returns';
import { reviews } from './reviews';
import { savedReplies } from './saved-replies';
import { selfAudits } from './self-audits';
import { settlements } from './settlements';
import { trialBalance } from './trial-balance';
import { shipments } from './shipments';
import { centerDays, dispatchCenters, lanes } from './lanes';
import { ledger } from './ledger';
import { serviceAreas } from './service-areas';
import { settings } from './settings';
import { signInSecurity } from './sign-in-security';
import { staffRoles } from './staff-roles';
import { taxRates } from './tax-rates';
import { webVitals } from './web-vitals';
import { webhookDeliveries, webhooks } from './webhooks';
import { wholesale, wholesaleProducts } from './wholesale';
import { wholesaleOrders } from './wholesale-orders';

/**
 * All resources, in the order in which each group of the sidebar shows them. The data provider, the access rules, the
 * sidebar and the routes are derived from these declarations.
 */
export const RESOURCES: readonly BackOfficeResource[] = [
  orders,
  draftOrders,
  dispatch,
  packing,
  shipments,
  installations,
  returns,
  refundRequests,
  coupons,
  emiPlans,
  bankOffers,
  wholesaleOrders,
  addProduct,
  products,
  priceSchedule,
  priceApprovals,
  priceHistory,
  imports,
  deletedProducts,
  reorder,
  deliveries,
  stockMoves,
  wholesale,
  pictures,
  specificationTerms,
  reviews,
  inventory,
  customers,
  cases,
  savedReplies,
  complaints,
  messages,
  subscribers,
  privacyRequests,
  consents,
  reports,
  salesReport,
  taxReport,
  returnsReport,
  couponReport,
  promiseReport,
  refusedPinsReport,
  reportSchedules,
  invoices,
  creditNotes,
  refunds,
  settlements,
  ledger,
  trialBalance,
  discrepancies,
  eInvoices,
  gstReturns,
  books,
  bookChecks,
  taxRates,
  ewayBillLimits,
  homePage,
  news,
  serviceAreas,
  dispatchCenters,
  lanes,
  centerDays,
  technicianZones,
  settings,
  failures,
  mailLog,
  mailTemplates,
  staff,
  staffRoles,
  signInSecurity,
  apiKeys,
  webhooks,
  webhookDeliveries,
  auditLog,
  auditAnchors,
  breaches,
  retention,
  restoreDrills,
  selfAudits,
  jobs,
  webVitals,
  browserReports,
  editProduct,
  unknownSpecifications,
  wholesaleProducts,
];
