import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '@aabha/contracts/counts/counts';
import * as texts from '@aabha/messages/televisions';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './Filters.module.css';

/** A collapsible group of filters. It stays as the shopper left it. */
export function FilterSection({ title, children, folded = false }: FilterSectionProps) {
  const [startsOpen] = useState(!folded);
  const titleId = useId();
  return (
    <details className={classes.section} open={startsOpen}>
      <summary className={classes.summary}>
        <span id={titleId}>{title}</span>
        <IconChevronDown size={18} stroke={1.8} aria-hidden className={classes.chevron} />
      </summary>
      <div role="group" aria-labelledby={titleId}>
        {children}
      </div>
    </details>
  );
}

interface FilterSectionProps {
  title: string;
  children: ReactNode;
  folded?: boolean;
}

interface FacetGroupProps<T extends string | number> {
  title: string;
  /** The available values, with the number of televisions for each. */
  facet: readonly { value: T; count: number }[] | undefined;
  selected: readonly T[] | undefined;
  onToggle: (value: T) => void;
  label?: (value: T) => string;
  compare?: (a: T, b: T) => number;
  /** Short values in a row instead of one a line. */
  compact?: boolean;
  folded?: boolean;
}

/** Checkboxes with counts. A selected value without any television stays, so that it can be cleared. */
export function FacetGroup<T extends string | number>({
  title,
  facet = [],
  selected = [],
  onToggle,
  label = String,
  compare,
  compact = false,
  folded = false,
}: FacetGroupProps<T>) {
  const missing = selected.filter((value) => !facet.some((other) => other.value === value));
  const options = [...facet, ...missing.map((value) => ({ value, count: 0 }))];
  if (compare) options.sort((a, b) => compare(a.value, b.value));
  if (options.length === 0) return null;
  return (
    <FilterSection title={title} folded={folded && selected.length === 0}>
      <ul className={compact ? classes.tiles : classes.list}>
        {options.map(({ value, count }) => (
          <li key={value}>
            <label className={compact ? classes.tile : classes.choice}>
              <input
                type="checkbox"
                className={compact ? classes.tileInput : classes.box}
                checked={selected.includes(value)}
                onChange={() => onToggle(value)}
              />
              <span className={classes.value}>{label(value)}</span>
              <span className={classes.count}>
                <span className="visually-hidden">, </span>
                {formatCount(count)}
                <span className="visually-hidden"> {texts.afterCount}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </FilterSection>
  );
}
