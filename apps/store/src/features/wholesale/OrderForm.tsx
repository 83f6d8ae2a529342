import { useState, type ReactNode, type RefObject } from 'react';
import { logInToFindOrder } from '@aabha/messages/rich/wholesale';
import * as texts from '@aabha/messages/wholesale';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { AgreeToTexts } from '../../lib/AgreeToTexts';
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
      {logInToFindOrder((text) => (
        <Link to="/signin" search={{ redirect: '/wholesale-bulk-products' }}>
          {text}
        </Link>
      ))}
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
  /* Those of the links that the buyer sees: they are read again only when an order is refused for them. */
  const { data: acceptedTexts } = trpc.settings.textVersions.useQuery(undefined, { staleTime: Infinity });
  const isPrefilled = useBuyerPrefill(form);
  // The error of an empty selection is cleared once something is selected.
  const said = problem === texts.selectAtLeastOne && lines.length > 0 ? undefined : problem;
  const place = trpc.wholesale.placeOrder.useMutation({
    onSuccess: ({ wholesaleOrder }) => {
      notify('success', texts.orderPlaced);
      forgetBuyer();
      void utils.wholesale.listOwnOrders.invalidate();
      onPlaced(wholesaleOrder, form.getValues());
    },
    onError: async (error) => {
      const { fields, message, reason } = describeError(error);
      if (BUYER_FIELDS.some((field) => field in fields)) return showFormFailure(form, BUYER_FIELDS, error);
      /* The button is busy until the new versions are known, so that the next press sends them. */
      if (reason === 'TEXTS_CHANGED') await utils.settings.textVersions.invalidate();
      setProblem(message);
      // The refused prices are replaced by the current ones; selection and typed values stay.
      void utils.wholesale.list.invalidate();
    },
  });
  const submit = form.onSubmit(
    (values) => {
      setProblem(lines.length === 0 ? texts.selectAtLeastOne : undefined);
      if (lines.length > 0) place.mutate({ ...buyerOf(values), ...orderedProducts(lines), acceptedTexts });
    },
    (errors) => {
      setProblem(lines.length === 0 ? texts.selectAtLeastOne : undefined);
      focusFirst(form, errors);
    },
  );
  return (
    <form className={order.columns} noValidate onSubmit={submit}>
      <section aria-label={texts.products} className={classes.main}>
        {children}
        <section aria-labelledby="wholesale-details" className={classes.details}>
          <h2 id="wholesale-details" ref={details} tabIndex={-1}>
            {texts.yourDetails}
          </h2>
          <AccountHint />
          {isPrefilled && (
            <p className="soft" role="status">
              {texts.filledIn}
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
        <AgreeToTexts />
        <Button type="submit" size="large" wide busy={place.isPending}>
          {texts.placeOrder}
        </Button>
      </SelectionSummary>
    </form>
  );
}
