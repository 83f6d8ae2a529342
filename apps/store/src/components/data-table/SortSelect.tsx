import { useId } from 'react';
import * as texts from '@aabha/messages/data-table';
import { IconSelector } from '@tabler/icons-react';
import { sortChoice, sortOfChoice, type Sort, type SortChoice } from '../../lib/sort-param';
import classes from './DataTable.module.css';
import '../../styles/select-box.css';

interface SortSelectProps<Field extends string> {
  /** Label of each order; the first without a sort is the list's own order. */
  options: readonly { sort?: Sort<Field>; label: string }[];
  sort: Sort<Field> | undefined;
  onSort: (sort: Sort<Field> | undefined) => void;
}

/** Sorts a table that is shown as cards, where its headers are not. */
export function SortSelect<Field extends string>({ options, sort, onSort }: SortSelectProps<Field>) {
  const id = useId();
  return (
    <div className={classes.sortSelect}>
      <label htmlFor={id}>{texts.sortBy}</label>
      <span className="select-box">
        <select
          id={id}
          value={sort ? sortChoice(sort) : ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onSort(sortOfChoice(value === '' ? undefined : (value as SortChoice<Field>)));
          }}
        >
          {options.map((option) => (
            <option key={option.label} value={option.sort ? sortChoice(option.sort) : ''}>
              {option.label}
            </option>
          ))}
        </select>
        <IconSelector size={18} stroke={1.8} aria-hidden />
      </span>
    </div>
  );
}
