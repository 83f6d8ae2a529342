import { useDataProvider, useNotify } from 'react-admin';
import { pricesHeldText } from '@aabha/contracts/prices/prices.values';
import { ImportDialog } from '../../components/ImportDialog';
import type { ProductProvider } from './products.data';
import { useProductsChanged } from './use-product-saving';

const HINT =
  'Start with an export: it has every column. A row with an _id updates that television; a row without one adds a new television. Televisions that are not in the file stay unchanged.';

/** Imports televisions from a CSV file: after a preview, all or nothing. */
export function ImportProductsDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const changed = useProductsChanged();
  const notify = useNotify();
  return (
    <ImportDialog
      title="Import products"
      hint={HINT}
      preview={async (csv, part) => (await dataProvider.previewProductImport(csv, part)).data}
      carryOut={async (...file) => (await dataProvider.importProducts(...file)).data}
      onDone={({ createCount, updateCount, pendingPriceCount = 0 }) => {
        const done = `${createCount} products added, ${updateCount} updated.`;
        if (pendingPriceCount === 0) notify(done, { type: 'success' });
        else notify(`${done} ${pricesHeldText(pendingPriceCount)}`, { type: 'warning' });
        onClose();
        void changed();
      }}
      onClose={onClose}
    />
  );
}
