import type { AppDeps } from '../../context/deps';
import { ProviderError } from '../../ports/payments/payments';
import {
  findPaymentMethod,
  findPaymentsWithoutMethod,
  findPaymentWithoutMethod,
  setPaymentMethod,
} from './refunds.queries';

type Deps = Pick<AppDeps, 'db' | 'ports' | 'log'>;
type Unfilled = NonNullable<Awaited<ReturnType<typeof findPaymentWithoutMethod>>>;

const BATCH = 20;

/** The provider refuses to look up an order that it does not have with one of these. */
const UNKNOWN_STATUSES: readonly (number | undefined)[] = [400, 404];
const isUnknown = (error: unknown) =>
  error instanceof ProviderError && UNKNOWN_STATUSES.includes(error.status);

/** Stores what the provider says of a payment; empty where it does not know it, so that nobody asks again. */
async function fill({ db, ports }: Deps, { id, orderId, paymentId }: Unfilled): Promise<void> {
  const attempts =
    orderId === null
      ? []
      : await ports.payments.listPayments(orderId).catch((error: unknown) => {
          if (isUnknown(error)) return [];
          throw error;
        });
  await setPaymentMethod(db, id, attempts.find((attempt) => attempt.id === paymentId)?.method ?? '');
}

/**
 * Stores how an order of an earlier version was paid, from the provider, so that what is promised of its refund is right
 * (docs/spec/returns-and-refunds.md#speed). It stays unknown where the provider does not respond.
 */
export async function fillPaymentMethod(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPaymentWithoutMethod(deps.db, paymentId);
  if (!payment) return;
  try {
    await fill(deps, payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, payment: paymentId }, 'payment method not read from the provider');
  }
}

/** Stores how some purchases of an earlier version were paid, newest first; stops where the provider does not respond. */
export async function fillPaymentMethods(deps: Deps): Promise<void> {
  for (const payment of await findPaymentsWithoutMethod(deps.db, BATCH)) await fill(deps, payment);
}

/** Returns the provider's code of how a payment was paid, read from there where it is not stored; empty where neither knows it. */
export async function readPaymentMethod(deps: Deps, paymentId: string): Promise<string> {
  await fillPaymentMethod(deps, paymentId);
  return findPaymentMethod(deps.db, paymentId);
}
