import { useRef, useState } from 'react';
import type { BuyerValues } from './buyer-form';
import { OrderForm } from './OrderForm';
import { OrderPlaced, type PlacedOrder } from './OrderPlaced';
import { ProductList } from './ProductList';
import { SelectionBar } from './SelectionBar';
import { useSelection } from './use-selection';
import { useWholesaleProducts } from './use-wholesale';
import classes from './wholesale.module.css';

/**
 * /wholesale-bulk-products (docs/spec/wholesale.md#wholesale-page): wholesale orders with or without an
 * account.
 */
export function WholesalePage() {
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [before, setBefore] = useState<BuyerValues>();
  const details = useRef<HTMLHeadingElement>(null);
  const selection = useSelection();
  const offered = useWholesaleProducts();
  const lines = selection.linesOf(offered.products);
  const finish = (order: PlacedOrder, buyer: BuyerValues) => {
    selection.clear();
    setBefore(buyer);
    setPlaced(order);
  };
  if (placed) return <OrderPlaced order={placed} onAgain={() => setPlaced(undefined)} />;
  return (
    <div className="wrap page">
      <header className={classes.head}>
        <h1>Wholesale orders</h1>
        <p className="soft">
          For hotels, offices, schools and shops: the more you buy of a model, the less each one costs. No
          account needed.
        </p>
      </header>
      <OrderForm
        lines={lines}
        onRemove={(id) => selection.setSelected(id, false)}
        before={before}
        onPlaced={finish}
        details={details}
      >
        <div className={classes.main}>
          <ProductList offered={offered} selection={selection} />
          <SelectionBar lines={lines} next={details} />
        </div>
      </OrderForm>
    </div>
  );
}
