import { Button } from '@mui/material';
import { useState } from 'react';
import { BulkJobDialog } from '../../components/bulk-jobs/BulkJobDialog';
import { bulkChangeOf, noChange, type BulkValues } from './bulk-change';
import { BulkChangeInputs } from './BulkChangeInputs';
import { productListFilters, PRODUCTS, type BulkChangeInput } from './products.data';

type Problems = Partial<Record<'price' | 'discount' | 'stock' | 'form', string>>;

interface MatchingChangeDialogProps {
  filter: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Changes MRP, discount or stock of all televisions of a filter, as a job. */
export function MatchingChangeDialog({ filter, onClose }: MatchingChangeDialogProps) {
  const [filters] = useState(() => productListFilters({ filter }));
  const [values, setValues] = useState<BulkValues>(noChange);
  const [problems, setProblems] = useState<Problems>({});
  const [change, setChange] = useState<BulkChangeInput>();
  const look = () => {
    const result = bulkChangeOf(values);
    if ('problems' in result) setProblems(result.problems);
    else setChange(result.change);
  };
  return (
    <BulkJobDialog
      title="Change all products that match"
      resource={PRODUCTS}
      one="product"
      many="products"
      act={change && { kind: 'product-change', filters, change }}
      onClose={onClose}
    >
      {() => (
        <>
          <BulkChangeInputs
            values={values}
            problems={problems}
            onChange={(part) => {
              setValues({ ...values, ...part });
              setProblems({});
              setChange(undefined);
            }}
          />
          {problems.form}
          <Button variant={change ? 'text' : 'contained'} onClick={look} sx={{ justifySelf: 'start' }}>
            Preview
          </Button>
        </>
      )}
    </BulkJobDialog>
  );
}
