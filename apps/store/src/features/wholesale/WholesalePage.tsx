import { useRef, useState } from 'react';
import * as texts from '@aabha/messages/wholesale';
import type { BuyerValues } from './buyer-form';
import { OrderForm } from './OrderForm';
import { OrderPlaced, type PlacedOrder } from './OrderPlaced';
import { PriceList } from './PriceList';
import { SelectionBar } from './SelectionBar';
import { useSelectedLines } from './use-selected-lines';
import { useSelection } from './use-selection';
import { useStoredSelection } from './use-stored-selection';
import { useWholesaleProducts } from './use-wholesale';
import classes from './wholesale.module.css';
import type { PriceListOrder } from './wholesale-sort';

/**
 * /wholesale-bulk-products (docs/spec/wholesale.md#wholesale-page): wholesale orders with or without an
 * account.
 */
export function WholesalePage({ order }: { order: PriceListOrder }) {
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [before, setBefore] = useState<BuyerValues>();
  const details = useRef<HTMLHeadingElement>(null);
  const selection = useSelection();
  useStoredSelection(selection);
  const offered = useWholesaleProducts(order.sort);
  const lines = useSelectedLines(selection, offered.products);
  const finish = (placedOrder: PlacedOrder, buyer: BuyerValues) => {
    selection.clear();
    setBefore(buyer);
    setPlaced(placedOrder);
  };
  if (placed) return <OrderPlaced order={placed} onAgain={() => setPlaced(undefined)} />;
  return (
    <div className="wrap page">
      <header className={classes.head}>
        <h1>{texts.wholesaleOrders}</h1>
        <p className="soft">{texts.introduction}</p>
      </header>
      <OrderForm
        lines={lines}
        onRemove={selection.deselect}
        before={before}
        onPlaced={finish}
        details={details}
      >
        <div className={classes.main}>
          <PriceList offered={offered} selection={selection} order={order} />
          <SelectionBar lines={lines} next={details} />
        </div>
      </OrderForm>
    </div>
  );
}
