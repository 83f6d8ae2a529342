import type { RefObject } from 'react';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { BASE_PATH } from '@aabha/messages/language';
import type { UseFormReturnType } from '@mantine/form';
import type { BusinessPurchaseHandle } from '../../lib/business-purchase';
import { describeError } from '../../lib/describe-error';
import { showFormFailure } from '../../lib/form-failure';
import { CheckoutValues } from './checkout-values';

const FIELDS = Object.keys(CheckoutValues.shape);
/** Problems that only a change of what is bought can solve. */
const CART_REFUSALS: readonly (ErrorCode | undefined)[] = [
  ...(['CART_CHANGED', 'CART_OVER_STOCK', 'CART_EMPTY', 'BUY_NOW_CHANGED', 'PRODUCT_NOT_FOUND'] as const),
];

interface RefusalHandlers {
  form: UseFormReturnType<CheckoutValues>;
  business: RefObject<BusinessPurchaseHandle | null>;
  /** Shows a message beside the button. */
  showProblem: (message: string) => void;
  /** What is bought has to be looked at again. */
  onCartRefused: (message: string) => void;
  onTextsChanged: () => void;
  /** The date of delivery has changed: reads the present one. */
  onPromiseChanged: () => void;
  askZipAgain: () => void;
}

/** Returns the handler of a refused payment, which tells it where it can be solved (docs/spec/checkout.md#failures). */
export function useCheckoutRefusal(handlers: RefusalHandlers) {
  const { form, business, showProblem } = handlers;
  return (error: unknown) => {
    const { reason, message, fields } = describeError(error);
    if (CART_REFUSALS.includes(reason)) handlers.onCartRefused(message);
    else if (reason === 'WAITING_ROOM' && fields.waitingRoom)
      location.assign(`${BASE_PATH}${fields.waitingRoom}?from=checkout`);
    else if (reason === 'ZIP_NOT_SERVED') handlers.askZipAgain();
    else if (Object.keys(fields).some((field) => field.startsWith('business.')))
      business.current?.show(error);
    else if (FIELDS.some((field) => field in fields)) showFormFailure(form, FIELDS, error);
    else {
      if (reason === 'TEXTS_CHANGED') handlers.onTextsChanged();
      if (reason === 'PROMISE_CHANGED') handlers.onPromiseChanged();
      showProblem(message);
    }
  };
}
