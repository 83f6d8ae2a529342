import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../../data/data-provider';
import { ImportDialog } from '../../layout/ImportDialog';
import { useProductsChanged } from './use-product-saving';

const HINT =
  'Begin with an export: it has every column. A row with an _id changes that television, one without adds a new one; those that the file does not name stay as they are.';

/** Imports televisions from a CSV file, after a preview, all of it or nothing. */
export function ImportProductsButton() {
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const changed = useProductsChanged();
  const notify = useNotify();
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      {open && (
        <ImportDialog
          title="Import products"
          hint={HINT}
          preview={async (csv) => (await dataProvider.previewProductImport(csv)).data}
          carryOut={async (csv, digest) => (await dataProvider.importProducts(csv, digest)).data}
          onDone={({ createCount, updateCount }) => {
            notify(`${createCount} products added, ${updateCount} updated.`, { type: 'success' });
            setOpen(false);
            void changed();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
