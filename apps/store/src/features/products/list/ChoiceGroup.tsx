import { useId } from 'react';
import { formatCount } from '@aabha/contracts/counts/counts';
import * as texts from '@aabha/messages/televisions';
import classes from './Filters.module.css';

interface ChoiceGroupProps<T extends string> {
  options: readonly { value: T | undefined; label: string; count?: number }[];
  selected: T | undefined;
  onChoose: (value: T | undefined) => void;
}

/** A group of radio buttons. */
export function ChoiceGroup<T extends string>({ options, selected, onChoose }: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <ul className={classes.list}>
      {options.map(({ value, label, count }) => (
        <li key={label}>
          <label className={classes.choice}>
            <input
              type="radio"
              name={name}
              className={classes.box}
              checked={selected === value}
              onChange={() => onChoose(value)}
            />
            <span className={classes.value}>{label}</span>
            {count !== undefined && (
              <span className={classes.count}>
                <span className="visually-hidden">, </span>
                {formatCount(count)}
                <span className="visually-hidden"> {texts.afterCount}</span>
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}
