import { useRef, useState, type ReactNode } from 'react';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import { televisions } from '@aabha/messages/quantities';
import * as texts from '@aabha/messages/televisions';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Pager } from '@aabha/ui/components/Pager';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc';
import { ActiveFilters } from './ActiveFilters';
import { activeFilters } from './active-filters';
import { FilterFields } from './FilterFields';
import { Results, ResultsError, ResultsSkeleton } from './Results';
import { SortSelect } from './SortSelect';
import classes from './Televisions.module.css';
import { foundTotal } from './found-total';
import { pageCountOf, televisionFilters, televisionsQuery } from './televisions-query';
import { useTelevisionsSearch } from './use-televisions-search';

interface TelevisionsPageProps {
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
}

/** The catalogue: filters, sort, pages. Previous results stay visible until new ones are loaded. */
export function TelevisionsPage({ renderProducts }: TelevisionsPageProps) {
  const { search } = useTelevisionsSearch();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const utils = trpc.useUtils();
  const { data, error, isPlaceholderData, isFetching } = trpc.products.list.useQuery(
    televisionsQuery(search),
    { placeholderData: keepPreviousData },
  );
  const filters = televisionFilters(search);
  const { data: facets } = trpc.products.facets.useQuery({ filters }, { placeholderData: keepPreviousData });
  const found = data && foundTotal(data, facets, filters.availability);
  const shown = found && !isPlaceholderData && !found.isMore ? found.count : undefined;
  const activeCount = activeFilters(search).length;
  return (
    <div className={`wrap ${classes.page}`}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1} className={classes.heading}>
          {search.q ? texts.resultsFor(search.q) : texts.televisions}
        </h1>
        <p className={`soft ${classes.found}`} role="status">
          {found ? televisions(found.count, found.isMore) : ''}
        </p>
        <Link to="/find-my-television">{texts.helpToChoose}</Link>
      </header>
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={texts.filters}>
          <FilterFields />
        </aside>
        <section aria-label={texts.televisions} className={classes.main}>
          <div className={classes.bar}>
            <span className={classes.opener}>
              <Button kind="outline" onClick={() => setFiltersOpen(true)}>
                <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden />
                {texts.filters}
                {activeCount > 0 && ` (${activeCount})`}
              </Button>
            </span>
            <SortSelect />
          </div>
          <ActiveFilters />
          {data ? (
            <Results
              products={data.productList}
              productCount={data.productCount}
              stale={isPlaceholderData}
              renderProducts={renderProducts}
            />
          ) : error ? (
            <ResultsError error={error} onRetry={() => void utils.products.invalidate()} busy={isFetching} />
          ) : (
            <ResultsSkeleton />
          )}
          {data && (
            <Pager
              label={texts.pagesOfTelevisions}
              page={search.page ?? 1}
              pageCount={pageCountOf(data.productCount)}
              link={(to, look) => (
                <Link
                  to="/televisions"
                  search={{ ...search, page: to > 1 ? to : undefined }}
                  // Scroll to the top of the list.
                  onClick={() => heading.current?.focus({ preventScroll: true })}
                  {...look}
                />
              )}
            />
          )}
        </section>
      </div>
      <Dialog open={filtersOpen} onClose={() => setFiltersOpen(false)} title={texts.filters} shape="sheet">
        <FilterFields />
        <div className={classes.show}>
          <Button size="large" wide onClick={() => setFiltersOpen(false)}>
            {shown === undefined ? texts.showTelevisions : texts.showCounted(shown)}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
