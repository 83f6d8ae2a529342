import { NativeSelect } from '@mantine/core';
import * as texts from '@aabha/messages/returns';
import fieldset from '../../styles/fieldset.module.css';
import type { ChosenUnits, returnableUnits } from './return-units';
import classes from './returns.module.css';

interface ReturnUnitsProps {
  units: ReturnType<typeof returnableUnits>;
  chosen: ChosenUnits;
  error: string | undefined;
  onChoose: (chosen: ChosenUnits) => void;
}

/** How many units of each product are returned; nothing to choose for an order of one unit. */
export function ReturnUnits({ units, chosen, error, onChoose }: ReturnUnitsProps) {
  const isOne = units.length === 1 && units[0]?.quantity === 1;
  if (isOne) return null;
  return (
    <fieldset className={`${fieldset.group} ${classes.units}`}>
      <legend className={classes.legend}>{texts.whatReturning}</legend>
      {units.map(({ position, name, quantity }) => (
        <div key={position} className={classes.unit}>
          <span>{name}</span>
          <NativeSelect
            aria-label={texts.unitsOf(name)}
            value={String(chosen[position] ?? quantity)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'return-units-error' : undefined}
            data={Array.from({ length: quantity + 1 }, (_unit, count) => ({
              value: String(count),
              label: texts.ofUnits(count, quantity),
            }))}
            onChange={(event) => onChoose({ ...chosen, [position]: Number(event.currentTarget.value) })}
          />
        </div>
      ))}
      {error && (
        <p id="return-units-error" className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
