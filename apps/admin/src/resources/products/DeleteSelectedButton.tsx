import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { DeleteProductsDialog } from './DeleteProductsDialog';

/**
 * Takes all selected televisions off sale, all or none, after a question (docs/spec/products.md#removing).
 */
export function DeleteSelectedButton() {
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState(false);
  const ids = selectedIds.map(String);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete Selected
      </Button>
      {asking && (
        <DeleteProductsDialog
          ids={ids}
          what={ids.length === 1 ? 'the selected product' : `the ${ids.length} selected products`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
