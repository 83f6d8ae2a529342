import { useState, type ReactNode } from 'react';
import { Button } from '@aabha/ui/components/Button';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { replaceComparison, compareSearch, MAX_COMPARED, removeFromComparison } from './compare-selection';
import { CompareTable } from './CompareTable';
import { compareGroups, onlyDiffering, type ComparedProduct } from './compare-rows';
import classes from './ComparePage.module.css';

interface ComparePageProps {
  /** The televisions of the address that are still on sale. */
  ids: readonly string[];
  /** Number of televisions in the address that are no longer on sale. */
  goneCount: number;
  factsOf: (product: ComparedProduct) => { label: string; value: string }[];
  /** Shown without any television. */
  empty: ReactNode;
}

/** Up to four televisions side by side; rows that differ are highlighted. */
export function ComparePage({ ids, goneCount, factsOf, empty }: ComparePageProps) {
  const [differingOnly, setDifferingOnly] = useState(false);
  const navigate = useNavigate();
  const [responses] = trpc.useSuspenseQueries((t) => ids.map((id) => t.products.get({ id })));
  const products = responses.map(({ product }) => product);
  if (products.length === 0) return empty;
  const groups = compareGroups(products, factsOf);
  const addAnother = () => {
    replaceComparison(ids);
    void navigate({ to: '/televisions' });
  };
  const remove = (id: string) => {
    removeFromComparison(id);
    void navigate({
      to: '/compare',
      search: compareSearch(ids.filter((other) => other !== id)),
      replace: true,
    });
  };
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>Compare televisions</h1>
        {goneCount > 0 && (
          <p className="soft">
            {goneCount === 1 ? 'One television is' : 'Some televisions are'} no longer sold and not shown.
          </p>
        )}
      </header>
      <div className={classes.bar}>
        {products.length > 1 && (
          <label className={classes.only}>
            <input
              type="checkbox"
              checked={differingOnly}
              onChange={(event) => setDifferingOnly(event.currentTarget.checked)}
            />
            Show only differences
          </label>
        )}
        {products.length < MAX_COMPARED && (
          <Button kind="outline" onClick={addAnother}>
            <IconPlus size={18} stroke={2} aria-hidden />
            Add another television
          </Button>
        )}
      </div>
      {products.length === 1 && <p className="soft">Add one more to see the differences.</p>}
      <CompareTable
        products={products}
        groups={differingOnly ? onlyDiffering(groups) : groups}
        onRemove={remove}
      />
    </div>
  );
}
