import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/**
 * Says how many units the shop counts of the chosen television, and has the form send them: a count that began before a
 * sale is refused (docs/spec/stock.md#counts).
 */
export function UnitsOnHand() {
  const { setValue } = useFormContext();
  const product: unknown = useWatch({ name: 'product' });
  const id = typeof product === 'string' ? product : '';
  const { data } = useGetOne<{ id: string; onHand: number }>('allproduct', { id }, { enabled: id !== '' });
  const onHand = data?.id === id ? data.onHand : undefined;
  useEffect(() => setValue('expected', onHand), [setValue, onHand]);
  return (
    <>
      {onHand !== undefined && `${onHand} on hand. `}
      Leave out units of orders that are still to be sent.
    </>
  );
}
