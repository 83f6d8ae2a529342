import type { AlertKind } from '@aabha/contracts/alerts/alerts.values';
import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';

/** What an alert needs to know of its television. */
export interface AlertedProduct {
  _id: string;
  name: string;
  new_price: number;
}

/** Returns whether the shopper is signed in, and the alert of this kind that they have for a television. */
export function useProductAlert(productId: string, kind: AlertKind) {
  const isSignedIn = isShopper(useSession());
  const { data } = trpc.alerts.list.useQuery({ filters: { product: productId } }, { enabled: isSignedIn });
  const alert = isSignedIn ? data?.alertList.find((one) => one.kind === kind) : undefined;
  return { isSignedIn, alert };
}

/** Asks for an alert. Afterwards the alerts of the shopper are read again, and so is the television if it was refused. */
export function useCreateAlert(product: AlertedProduct) {
  const utils = trpc.useUtils();
  return trpc.alerts.create.useMutation({
    onSuccess: () => void utils.alerts.invalidate(),
    onError: () => void utils.products.get.invalidate({ id: product._id }),
  });
}
