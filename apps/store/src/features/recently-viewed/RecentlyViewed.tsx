import { useEffect, type ReactNode } from 'react';
import { recentlyViewed } from '@aabha/messages/recently-viewed';
import type { ApiOutputs } from '../../lib/trpc';
import { trpc } from '../../lib/trpc';
import { useNearViewport } from '../../lib/use-near-viewport';
import classes from './RecentlyViewed.module.css';
import { rememberViewed, useViewedBefore, VIEWED_SHOWN } from './viewed-products';

type Product = ApiOutputs['products']['get']['product'];

interface RecentlyViewedProps {
  /** The television of this page, if it has one: it is recorded, and not shown among the others. */
  currentId?: string;
  render: (products: readonly Product[]) => ReactNode;
}

/** The recently viewed televisions with current prices. Loaded when near the viewport; nothing where none was viewed. */
export function RecentlyViewed({ currentId, render }: RecentlyViewedProps) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  const ids = useViewedBefore(currentId);
  useEffect(() => {
    if (currentId !== undefined) rememberViewed(currentId);
  }, [currentId]);
  const queries = trpc.useQueries((t) => ids.map((id) => t.products.get({ id }, { enabled: near })));
  const products = queries.flatMap(({ data }) => data?.product ?? []).slice(0, VIEWED_SHOWN);
  const place = currentId === undefined ? `wrap ${classes.last}` : '';
  return (
    <div ref={ref} hidden={near && products.length === 0}>
      {products.length > 0 && (
        <section className={`${classes.section} ${place}`} aria-labelledby="recently-viewed">
          <h2 id="recently-viewed">{recentlyViewed}</h2>
          {render(products)}
        </section>
      )}
    </div>
  );
}
