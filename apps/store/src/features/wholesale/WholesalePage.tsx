import { useRef, useState } from 'react';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/api-error';
import { focusFirst, showFailure } from '../../lib/form-failure';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { BUYER_FIELDS, buyerOf, forgetBuyer, useBuyerForm } from './buyer-form';
import { BuyerFields } from './BuyerFields';
import { OrderPlaced, type PlacedOrder } from './OrderPlaced';
import { ProductList } from './ProductList';
import { SelectionBar } from './SelectionBar';
import { SelectionSummary } from './SelectionSummary';
import { useSelection } from './use-selection';
import { useWholesaleProducts } from './use-wholesale';
import { orderedProducts } from './wholesale-lines';
import fieldset from '../../styles/fieldset.module.css';
import order from '../../styles/order-columns.module.css';
import classes from './wholesale.module.css';

const NOTHING_SELECTED = 'Please select at least one product.';

/** /wholesale-bulk-products (product §2): televisions in quantity, ordered with or without an account. */
export function WholesalePage() {
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [problem, setProblem] = useState<string>();
  const details = useRef<HTMLHeadingElement>(null);
  const utils = trpc.useUtils();
  const form = useBuyerForm();
  const selection = useSelection();
  const offered = useWholesaleProducts();
  const lines = selection.linesOf(offered.products);
  // What was missing is no longer said once something is selected.
  const said = problem === NOTHING_SELECTED && lines.length > 0 ? undefined : problem;
  const place = trpc.wholesale.placeOrder.useMutation({
    onSuccess: ({ wholesaleOrder }) => {
      notify('success', 'Order Placed Successfully! Please check your email for order details');
      selection.clear();
      forgetBuyer();
      setPlaced(wholesaleOrder);
    },
    onError: (error) => {
      const { fields, message } = describeError(error);
      if (BUYER_FIELDS.some((field) => field in fields)) return showFailure(form, BUYER_FIELDS, error);
      setProblem(message);
      // The prices that were refused are replaced by those of now; what was selected and typed stays.
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
  if (placed) return <OrderPlaced order={placed} onAgain={() => setPlaced(undefined)} />;
  return (
    <form className="wrap page" noValidate onSubmit={submit}>
      <header className={classes.head}>
        <h1>Wholesale orders</h1>
        <p className="soft">
          For hotels, offices, schools and shops: the more of a model you take, the less each one costs. No
          account is needed.
        </p>
      </header>
      <div className={order.columns}>
        <section aria-label="Products" className={classes.main}>
          <div className={classes.main}>
            <ProductList offered={offered} selection={selection} />
            <SelectionBar lines={lines} next={details} />
          </div>
          <section aria-labelledby="wholesale-details" className={classes.details}>
            <h2 id="wholesale-details" ref={details} tabIndex={-1}>
              Your details
            </h2>
            <BuyerFields form={form} />
          </section>
        </section>
        <SelectionSummary lines={lines} onRemove={(id) => selection.setSelected(id, false)}>
          {said && (
            <p className={fieldset.problem} role="alert">
              {said}
            </p>
          )}
          <Button type="submit" size="large" wide busy={place.isPending}>
            Place Order
          </Button>
        </SelectionSummary>
      </div>
    </form>
  );
}
