import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider } from 'react-admin';
import type { PriceChangeRecord, PriceProvider } from './prices.data';
import { usePriceAction } from './use-price-action';

/** Withdraws a price that one asked for oneself, after a question. */
export function WithdrawPriceButton({ change: { _id, product } }: { change: PriceChangeRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<PriceProvider>();
  const withdraw = usePriceAction(() => dataProvider.withdrawPrice(_id), {
    done: 'The price is withdrawn.',
    close: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" aria-label={`Withdraw: ${product.name}`} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Confirm
        isOpen={asking}
        loading={withdraw.isPending}
        title="Withdraw this price?"
        content={`The price of ${product.name} stays as it is, and nobody decides on it any more.`}
        cancel="Keep it"
        confirm="Withdraw price"
        confirmColor="warning"
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
