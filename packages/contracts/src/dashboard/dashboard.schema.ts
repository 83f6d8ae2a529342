import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { OrderStatus } from '../orders/orders.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf } from '../wire/wire.schema';

/** The spans of the charts, in days of India up to and with today. */
export const DASHBOARD_SPANS = ['7', '30', '90'] as const;

export const DashboardInput = z.strictObject({ days: z.enum(DASHBOARD_SPANS).default('30') });
export type DashboardInput = z.output<typeof DashboardInput>;

const figure = z.number().int();

/** What needs someone today. What a SubAdmin may not open is null for them. */
export const Attention = z.object({
  /** Pending orders by age: under one day, one to two, two to three, and older than what is promised. */
  to_ship: z.object({ under_24h: figure, under_48h: figure, under_72h: figure, older: figure }),
  returns_to_decide: figure.nullable(),
  /** Not resolved 48 hours after they were raised. */
  complaints_overdue: figure.nullable(),
  /** Past a due time of the law: not resolved within a month, or not acknowledged within 48 hours. */
  complaints_breached: figure.nullable(),
  /** Open, and to be resolved within 7 days. */
  complaints_due_soon: figure.nullable(),
  /** Requests about personal data past their 90 days. */
  data_requests_overdue: figure.nullable(),
  /** Breaches of personal data past their 72 hours. */
  breaches_overdue: figure.nullable(),
  /** Televisions with 10 units or fewer on hand, those with none among them. */
  low_stock: figure,
  /** Televisions that lack a fact or a declaration, listed or not. */
  incomplete_products: figure.nullable(),
  failed_mails: figure.nullable(),
  failed_refunds: figure.nullable(),
  /** Discrepancies with the provider's records that staff must settle. */
  book_differences: figure.nullable(),
  /** 1 where the last restore drill of a backup failed or one is overdue. */
  restore_drills: figure.nullable(),
});

export type Attention = z.output<typeof Attention>;

export const AttentionInput = z.strictObject({});
export const AttentionOutput = z.object({ attention: Attention });

const SalesOfDay = z.object({ day: z.string(), orders: figure, amount: rupeesOut });

export const DashboardOutput = z.object({
  dashboard_data: z.object({
    user_count: figure,
    order_count: figure,
    total_stock: figure,
    product_count: figure,
    attention: Attention,
    /* The charts are empty for a SubAdmin who may open neither orders nor reports. */
    /** A day in India each, none left out. Orders that were cancelled or returned are no sales. */
    sales_by_day: z.array(SalesOfDay),
    /** The same of as many days before. */
    sales_before: z.array(SalesOfDay),
    top_models: z.array(
      z.object({ product_id: z.string(), name: z.string(), units: figure, amount: rupeesOut }),
    ),
    orders_by_status: z.array(z.object({ status: OrderStatus, count: figure })),
    /** Views of a television’s page, additions to a cart, orders; visitors are not tracked between them. */
    funnel: z.object({ visits: figure, added_to_cart: figure, orders: figure }),
  }),
});
export type DashboardOutput = z.output<typeof DashboardOutput>;

export const FAILURE_KINDS = ['mail', 'refund', 'other'] as const;

/** A failed outbox effect, or a refund that the provider refused (docs/spec/back-office.md#failures). */
export const Failure = z.object({
  _id: z.string(),
  kind: z.enum(FAILURE_KINDS),
  /** `mail.order-placed`, `payments.refund`. */
  what: z.string(),
  error: z.string(),
  attempts: figure,
  order_id: z.string().nullable(),
  created_at: Instant,
  failed_at: Instant,
});

export const ListFailuresInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.failures),
  filters: z.strictObject({ kind: z.enum(FAILURE_KINDS).optional() }).default({}),
});
export type ListFailuresInput = z.output<typeof ListFailuresInput>;
export const ListFailuresOutput = z.object({ failureList: z.array(Failure), failureCount: figure });
export const RetryFailureInput = z.strictObject({ id: Id });
