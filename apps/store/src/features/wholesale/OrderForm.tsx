import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
import { notify } from '../../lib/notify';
import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { BUYER_FIELDS, buyerOf, forgetBuyer, useBuyerForm, type BuyerValues } from './buyer-form';
import { BuyerFields } from './BuyerFields';
import type { PlacedOrder } from './OrderPlaced';
import { SelectionSummary } from './SelectionSummary';
import { useBuyerPrefill } from './use-buyer-prefill';
import { orderedProducts, type WholesaleLine } from './wholesale-lines';
import fieldset from '../../styles/fieldset.module.css';
import order from '../../styles/order-columns.module.css';
import classes from './wholesale.module.css';

const NOTHING_SELECTED = 'Please select at least one product.';

interface OrderFormProps {
  /** The selected products. */
  lines: readonly WholesaleLine[];
  onRemove: (id: string) => void;
  /** The buyer of the previous order in the same visit. */
  before: BuyerValues | undefined;
  onPlaced: (order: PlacedOrder, buyer: BuyerValues) => void;
  /** Id of the heading of the buyer section. */
  details: RefObject<HTMLHeadingElement | null>;
  /** The product list. Created by the caller, so that typing an address does not render it again. */
  children: ReactNode;
}

/** Says what signing in is good for, where nobody has. */
function AccountHint() {
  if (isShopper(useSession())) return null;
  return (
    <p className="soft">
      <Link to="/signin" search={{ redirect: '/wholesale-bulk-products' }}>
        Log in
      </Link>{' '}
      to find this order under My orders later. What you have selected and typed stays.
    </p>
  );
}

/**
 * The wholesale order form: products, buyer, addresses, and the button that places it
 * (docs/spec/wholesale.md#order-form).
 */
export function OrderForm({ lines, onRemove, before, onPlaced, details, children }: OrderFormProps) {
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();
  const form = useBuyerForm(before);
  const isPrefilled = useBuyerPrefill(form);
  // The error of an empty selection is cleared once something is selected.
  const said = problem === NOTHING_SELECTED && lines.length > 0 ? undefined : problem;
  const place = trpc.wholesale.placeOrder.useMutation({
    onSuccess: ({ wholesaleOrder }) => {
      notify('success', 'Order Placed Successfully! Please check your email for order details');
      forgetBuyer();
      void utils.wholesale.listOwnOrders.invalidate();
      onPlaced(wholesaleOrder, form.getValues());
    },
    onError: (error) => {
      const { fields, message } = describeError(error);
      if (BUYER_FIELDS.some((field) => field in fields)) return showFormFailure(form, BUYER_FIELDS, error);
      setProblem(message);
      // The refused prices are replaced by the current ones; selection and typed values stay.
      void utils.wholesale.list.invalidate();
    },
  });
  const submit = form.onSubmit(
    (values) => {
      setProblem(lines.length === 0 ? NOTHING_SELECTED : undefined);
      if (lines.length > 0) place.mutate({ ...buyerOf(values), ...orderedProducts(lines) });
    },
    (errors) => {
      setProblem(lines.length === 0 ? NOTHING_SELECTED : undefined);
      focusFirst(form, errors);
    },
  );
  return (
    <form className={order.columns} noValidate onSubmit={submit}>
      <section aria-label="Products" className={classes.main}>
        {children}
        <section aria-labelledby="wholesale-details" className={classes.details}>
          <h2 id="wholesale-details" ref={details} tabIndex={-1}>
            Your details
          </h2>
          <AccountHint />
          {isPrefilled && (
            <p className="soft" role="status">
              Filled in from your account. Please check before you order.
            </p>
          )}
          <BuyerFields form={form} />
        </section>
      </section>
      <SelectionSummary lines={lines} onRemove={onRemove}>
        {said && (
          <p className={fieldset.problem} role="alert">
            {said}
          </p>
        )}
        <Button type="submit" size="large" wide busy={place.isPending}>
          Place Order
        </Button>
      </SelectionSummary>
    </form>
  );
}
