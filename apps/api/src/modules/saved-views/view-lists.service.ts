import type { z } from 'zod';
import { ListComplaintsInput } from '@aabha/contracts/complaints/complaints.schema';
import { ListCouponsInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { ListCreditNotesInput } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { ListDraftOrdersInput } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import { ListMailsInput } from '@aabha/contracts/mails/mails.schema';
import { ListOrdersInput } from '@aabha/contracts/orders/orders.schema';
import { ListStaffProductsInput } from '@aabha/contracts/products/products.staff.schema';
import { ListRefundsInput } from '@aabha/contracts/refunds/refunds.schema';
import { ListReturnsInput } from '@aabha/contracts/returns/returns.schema';
import type { ViewList } from '@aabha/contracts/saved-views/saved-views.values';
import { ListShipmentsInput } from '@aabha/contracts/shipments/shipment-list.schema';
import type { SignedInContext } from '../../context/context';
import { accessOf, mayEnter, type ProcedureName } from '../../core/access';
import { listComplaints } from '../complaints/complaints.service';
import { listCoupons } from '../coupons/coupons.staff.service';
import { listCreditNotes } from '../credit-notes/credit-notes.service';
import { listDraftOrders } from '../draft-orders/draft-orders.list.service';
import { listInvoices } from '../invoices/invoices.service';
import { listMails } from '../mail-log/mail-log.service';
import { listOrders } from '../orders/orders.service';
import { listStaffProducts } from '../products/products.staff.service';
import { listRefunds } from '../refunds/refunds.list.service';
import { listReturns } from '../returns/returns.service';
import { listShipments } from '../shipments/shipments.list.service';

interface CountedList {
  /** The call that reads the list: who may make it may have its views. */
  procedure: ProcedureName;
  /** Returns the total of the list under these filters; undefined where they are none of the list. */
  count: (ctx: SignedInContext, filters: unknown) => Promise<number> | undefined;
}

function counted<Input>(
  procedure: ProcedureName,
  schema: z.ZodType<Input>,
  count: (ctx: SignedInContext, input: Input) => Promise<number>,
): CountedList {
  return {
    procedure,
    count: (ctx, filters) => {
      const input = schema.safeParse({ filters, pageSize: 1 });
      return input.success ? count(ctx, input.data) : undefined;
    },
  };
}

/** Every list with saved views. A total is that of the list itself, with its counters. */
const LISTS: Readonly<Record<ViewList, CountedList>> = {
  orders: counted(
    'orders.list',
    ListOrdersInput,
    async (ctx, input) => (await listOrders(ctx, input)).orderCount,
  ),
  'draft-orders': counted(
    'draftOrders.list',
    ListDraftOrdersInput,
    async (ctx, input) => (await listDraftOrders(ctx, input)).draftOrderCount,
  ),
  shipments: counted(
    'shipments.list',
    ListShipmentsInput,
    async (ctx, input) => (await listShipments(ctx, input)).shipmentCount,
  ),
  'return-requests': counted(
    'returns.list',
    ListReturnsInput,
    async (ctx, input) => (await listReturns(ctx, input)).totalCount,
  ),
  complaints: counted(
    'complaints.list',
    ListComplaintsInput,
    async (ctx, input) => (await listComplaints(ctx, input)).complaintCount,
  ),
  invoices: counted(
    'invoices.list',
    ListInvoicesInput,
    async (ctx, input) => (await listInvoices(ctx, input)).invoiceCount,
  ),
  'credit-notes': counted(
    'creditNotes.list',
    ListCreditNotesInput,
    async (ctx, input) => (await listCreditNotes(ctx, input)).creditNoteCount,
  ),
  refunds: counted(
    'refunds.list',
    ListRefundsInput,
    async (ctx, input) => (await listRefunds(ctx, input)).refundCount,
  ),
  coupon: counted(
    'coupons.list',
    ListCouponsInput,
    async (ctx, input) => (await listCoupons(ctx, input)).couponCount,
  ),
  allproduct: counted(
    'products.listForStaff',
    ListStaffProductsInput,
    async (ctx, input) => (await listStaffProducts(ctx, input)).productCount,
  ),
  'mail-log': counted(
    'mailLog.list',
    ListMailsInput,
    async (ctx, input) => (await listMails(ctx, input)).mailCount,
  ),
};

/** Refuses somebody who may not open a list. */
export function assertMayOpen({ user }: Pick<SignedInContext, 'user'>, list: ViewList): void {
  const row = accessOf(LISTS[list].procedure);
  if (!row || !mayEnter(user.role, row.may)) throw appError('FORBIDDEN');
}

/** Returns the total of a list under filters; undefined where they are none of the list. */
export const countList = (ctx: SignedInContext, list: ViewList, filters: unknown) =>
  LISTS[list].count(ctx, filters);
