import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { CreateButton } from '../../components/CreateButton';
import { filterOf } from '../../data/list-query';

const CountStockDialog = lazy(() =>
  import('./CountStockDialog').then((module) => ({ default: module.CountStockDialog })),
);

/** Opens the dialog of a count, for the television that the list is filtered by, if any. */
export function CountStockButton() {
  const { filterValues } = useListContext();
  const product = filterOf({ filter: filterValues }, 'product');
  return (
    <CreateButton
      label="Count"
      dialog={(close) => (
        <Suspense>
          <CountStockDialog product={typeof product === 'string' ? product : ''} onClose={close} />
        </Suspense>
      )}
    />
  );
}
