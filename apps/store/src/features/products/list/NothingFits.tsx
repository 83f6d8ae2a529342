import * as texts from '@aabha/messages/televisions';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc';
import { activeFilters, withoutFilters, type ActiveFilter } from './active-filters';
import classes from './Televisions.module.css';
import { televisionsQuery } from './televisions-query';
import type { TelevisionsSearch } from './televisions-search';
import { useTelevisionsSearch } from './use-televisions-search';

/** Maximum of filters that are tested; each needs a small request. */
const MOST_TRIED = 6;

/** The filters that exclude everything, each with the number of results without it. */
function useExclusions(search: TelevisionsSearch, active: readonly ActiveFilter[]) {
  const tried = active.slice(0, MOST_TRIED);
  const counts = trpc.useQueries((t) =>
    tried.map(({ off }) =>
      t.products.list({ ...televisionsQuery({ ...search, ...off, page: undefined }), pageSize: 1 }),
    ),
  );
  return tried.flatMap((filter, at) => {
    const count = counts[at]?.data?.productCount ?? 0;
    return count > 0 ? [{ ...filter, count }] : [];
  });
}

/**
 * Shown without results (docs/spec/catalogue-search.md#nothing-found): names the filters that exclude
 * everything, with the next step.
 */
export function NothingFits() {
  const { search, change } = useTelevisionsSearch();
  const active = activeFilters(search);
  const exclusions = useExclusions(search, active);
  const filtered = active.length > 0;
  return (
    <div className={classes.note}>
      <h2>{texts.noProductsFound}</h2>
      {exclusions.length > 0 && (
        <ul className={classes.exclusions} aria-label={texts.filtersWithoutResults}>
          {exclusions.map(({ label, off, count }) => (
            <li key={label}>
              {texts.countWithout(count, label)}{' '}
              <Button kind="outline" onClick={() => change(off)}>
                {texts.removeFilter(label)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {exclusions.length === 0 && (
        <p className="soft">{filtered ? texts.tryRemovingFilters : texts.tryAnotherSpelling}</p>
      )}
      {filtered ? (
        <Button onClick={() => change(withoutFilters(search))}>{texts.clearFilters}</Button>
      ) : (
        <Link to="/televisions" className={buttonClass()}>
          {texts.seeAllTelevisions}
        </Link>
      )}
    </div>
  );
}
