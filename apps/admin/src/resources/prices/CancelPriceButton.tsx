import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider } from 'react-admin';
import type { PriceChangeRecord, PriceProvider } from './prices.data';
import { usePriceAction } from './use-price-action';

/** Cancels a scheduled price, or ends one that is in force, after a question. */
export function CancelPriceButton({ change }: { change: PriceChangeRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<PriceProvider>();
  const isActive = change.state === 'Active';
  const cancel = usePriceAction(() => dataProvider.cancelPrice(change._id), {
    done: isActive ? 'The price has ended.' : 'The scheduled price is cancelled.',
    close: () => setAsking(false),
  });
  if (!['Proposed', 'Scheduled', 'Active'].includes(change.state)) return null;
  const label = isActive ? 'End now' : 'Cancel';
  return (
    <>
      <Button size="small" aria-label={`${label}: ${change.product.name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={asking}
        loading={cancel.isPending}
        title={isActive ? 'End this price now?' : 'Cancel this scheduled price?'}
        content={
          isActive
            ? `${change.product.name} goes back to the price before, unless somebody has changed it meanwhile.`
            : `The price of ${change.product.name} stays as it is.`
        }
        cancel="Keep it"
        confirm={isActive ? 'End price' : 'Cancel price'}
        confirmColor="warning"
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
