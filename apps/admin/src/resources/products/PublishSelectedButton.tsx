import PublishIcon from '@mui/icons-material/PublishOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { ProductRecord } from './products.data';

const PublishSelectedDialog = lazy(() =>
  import('./PublishSelectedDialog').then((module) => ({ default: module.PublishSelectedDialog })),
);

/** Opens the publication of the selected televisions. */
export function PublishSelectedButton() {
  const { selectedIds, data = [] } = useListContext<ProductRecord>();
  const [open, setOpen] = useState(false);
  const nameOf = (id: string) => data.find((product) => product.id === id)?.name ?? id;
  return (
    <>
      <Button startIcon={<PublishIcon />} onClick={() => setOpen(true)}>
        Publish or unpublish
      </Button>
      {open && (
        <Suspense>
          <PublishSelectedDialog
            products={selectedIds.map(String).map((id) => ({ id, name: nameOf(id) }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
