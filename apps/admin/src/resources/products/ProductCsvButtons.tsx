import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { pricesHeldText } from '@aabha/contracts/prices/prices.values';
import type { ProductProvider } from './products.data';
import { CsvButtons } from '../../components/CsvButtons';
import { ImportDialog } from '../../components/ImportDialog';
import { useProductsChanged } from './use-product-saving';

const HINT =
  'Start with an export: it has every column. A row with an _id updates that television; a row without one adds a new television. Televisions that are not in the file stay unchanged.';

/** Exports all televisions to a CSV file, and imports one: after a preview, all or nothing. */
export function ProductCsvButtons() {
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<ProductProvider>();
  const changed = useProductsChanged();
  const notify = useNotify();
  return (
    <>
      <CsvButtons onImport={() => setOpen(true)} exportAll={() => dataProvider.exportProducts()} />
      {open && (
        <ImportDialog
          title="Import products"
          hint={HINT}
          preview={async (csv, part) => (await dataProvider.previewProductImport(csv, part)).data}
          carryOut={async (...file) => (await dataProvider.importProducts(...file)).data}
          onDone={({ createCount, updateCount, pendingPriceCount = 0 }) => {
            const done = `${createCount} products added, ${updateCount} updated.`;
            if (pendingPriceCount === 0) notify(done, { type: 'success' });
            else notify(`${done} ${pricesHeldText(pendingPriceCount)}`, { type: 'warning' });
            setOpen(false);
            void changed();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
