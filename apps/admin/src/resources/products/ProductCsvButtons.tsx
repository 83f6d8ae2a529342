import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { CsvButtons } from '../../components/CsvButtons';
import type { ProductProvider } from './products.data';

const ImportProductsDialog = lazy(() =>
  import('./ImportProductsDialog').then((module) => ({ default: module.ImportProductsDialog })),
);

/** Exports all televisions to a CSV file, and imports one. */
export function ProductCsvButtons() {
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<ProductProvider>();
  return (
    <>
      <CsvButtons onImport={() => setOpen(true)} exportAll={() => dataProvider.exportProducts()} />
      {open && (
        <Suspense>
          <ImportProductsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
