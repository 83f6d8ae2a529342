import { useMemo, type ReactNode } from 'react';
import * as texts from '@aabha/messages/compare';
import { useNavigate } from '@tanstack/react-router';
import { specificationNames } from '../../lib/specification-names';
import { trpc } from '../../lib/trpc';
import { useStableArray } from '../../lib/use-stable-array';
import { replaceComparison, compareSearch, removeFromComparison } from './compared-ids';
import { CompareBar } from './CompareBar';
import { CompareTable, type RenderOffer } from './CompareTable';
import type { ComparedProduct } from './compared-television';
import classes from './ComparePage.module.css';
import { useCompareTable } from './use-compare-table';
import { Verdict } from './Verdict';

interface ComparePageProps {
  /** The televisions of the address that are still on sale. */
  ids: readonly string[];
  /** Number of televisions in the address that are no longer on sale. */
  goneCount: number;
  factsOf: (product: ComparedProduct) => { label: string; value: string }[];
  renderOffer: RenderOffer;
  /** Shown without any television. */
  empty: ReactNode;
}

/** Up to four televisions side by side; rows that differ are highlighted. */
export function ComparePage({ ids, goneCount, factsOf, renderOffer, empty }: ComparePageProps) {
  const navigate = useNavigate();
  const [responses] = trpc.useSuspenseQueries((t) => ids.map((id) => t.products.get({ id })));
  const products = useStableArray(responses.map(({ product }) => product));
  // Without it the names of the televisions stand as they are.
  const { data: known } = trpc.specifications.known.useQuery(
    { ids: [...ids] },
    { enabled: ids.length > 0, placeholderData: (earlier) => earlier },
  );
  const names = useMemo(() => specificationNames(known), [known]);
  const comparison = useCompareTable(products, factsOf, names);
  if (products.length === 0) return empty;
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
      resetScroll: false,
    });
  };
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.compareTelevisions}</h1>
        {goneCount > 0 && (
          <p className="soft">{goneCount === 1 ? texts.oneNoLongerSold : texts.someNoLongerSold}</p>
        )}
      </header>
      <Verdict products={comparison.inSight} />
      <CompareBar comparison={comparison} productCount={products.length} onAdd={addAnother} />
      {products.length === 1 && <p className="soft">{texts.addOneMore}</p>}
      <CompareTable comparison={comparison} renderOffer={renderOffer} onRemove={remove} />
    </div>
  );
}
