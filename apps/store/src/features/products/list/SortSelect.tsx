import * as texts from '@aabha/messages/televisions';
import { IconSelector } from '@tabler/icons-react';
import classes from './Televisions.module.css';
import { TELEVISION_ORDERS } from './televisions-search';
import { usePromptTelevisionsSearch } from './use-televisions-search';
import '../../../styles/select-box.css';

export function SortSelect() {
  const { search, change } = usePromptTelevisionsSearch();
  // By default a search is sorted by relevance, and the whole catalogue by age.
  const defaultLabel = search.q ? texts.bestMatch : texts.sortOrders.newest;
  const others = TELEVISION_ORDERS.filter((order) => search.q || order !== 'newest');
  const value = !search.q && search.order === 'newest' ? '' : (search.order ?? '');
  return (
    <label className={classes.sort}>
      <span className={classes.sortLabel}>{texts.sortBy}</span>
      <span className="select-box">
        <select
          value={value}
          onChange={(event) => {
            const order = TELEVISION_ORDERS.find((known) => known === event.currentTarget.value);
            change({ order });
          }}
        >
          <option value="">{defaultLabel}</option>
          {others.map((order) => (
            <option key={order} value={order}>
              {texts.sortOrders[order]}
            </option>
          ))}
        </select>
        <IconSelector size={18} stroke={1.8} aria-hidden />
      </span>
    </label>
  );
}
