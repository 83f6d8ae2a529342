import * as texts from '@aabha/messages/televisions';
import { IconX } from '@tabler/icons-react';
import { activeFilters, withoutFilters } from './active-filters';
import classes from './Televisions.module.css';
import { useTelevisionsSearch } from './use-televisions-search';

/** The active filters, removable one by one or all together. */
export function ActiveFilters() {
  const { search, change } = useTelevisionsSearch();
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={texts.activeFilters}>
      {active.map(({ label, off }, at) => (
        <li key={`${at} ${label}`}>
          <button type="button" className={classes.chip} onClick={() => change(off)}>
            <span className="visually-hidden">{texts.remove} </span>
            {label}
            <IconX size={16} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => change(withoutFilters(search))}>
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}
