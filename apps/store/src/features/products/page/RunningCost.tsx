import { useId, useSyncExternalStore } from 'react';
import { HOURS_A_DAY, LABEL_HOURS_A_DAY, TARIFF_PAISE } from '@aabha/contracts/energy/energy.values';
import {
  canChangeHours,
  yearlyCost,
  yearlyWattHours,
  type Electricity,
} from '@aabha/contracts/energy/running-cost.rules';
import { paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { formatPaise, formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/running-cost';
import { storeElectricity, useElectricity } from '../../../lib/electricity';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';

const nothingChanges = () => () => undefined;
/** Without script the figures cannot be changed, so that their fields are left out. */
const useIsHydrated = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );

const DAYS_A_YEAR = 365;

/** Returns a tariff as it was typed, to the paisa; zero for what is no amount. */
function tariffOf(text: string): number {
  const rupees = Number(text);
  return Number.isFinite(rupees) ? paiseFromRupees(Number(rupees.toFixed(2))) : 0;
}

interface FieldsProps {
  electricity: Electricity;
  hasHours: boolean;
}

function Fields({ electricity, hasHours }: FieldsProps) {
  const id = useId();
  const { tariffPaise, hoursADay } = electricity;
  return (
    <div className={classes.costFields}>
      <label htmlFor={`${id}-tariff`}>{texts.tariff}</label>
      <input
        id={`${id}-tariff`}
        type="number"
        inputMode="decimal"
        min={rupeesFromPaise(TARIFF_PAISE.min)}
        max={rupeesFromPaise(TARIFF_PAISE.max)}
        step={0.01}
        defaultValue={rupeesFromPaise(tariffPaise)}
        onChange={({ currentTarget: { value } }) =>
          storeElectricity({ hoursADay, tariffPaise: tariffOf(value) })
        }
      />
      {hasHours && (
        <>
          <label htmlFor={`${id}-hours`}>{texts.hours}</label>
          <input
            id={`${id}-hours`}
            type="number"
            inputMode="numeric"
            {...HOURS_A_DAY}
            step={1}
            defaultValue={hoursADay}
            onChange={({ currentTarget: { value } }) =>
              storeElectricity({ tariffPaise, hoursADay: Number(value) })
            }
          />
        </>
      )}
      <p className={`soft small ${classes.costNote}`}>{texts.yourFigures}</p>
    </div>
  );
}

/** What the electricity of a television costs in a year (docs/spec/running-cost.md); nothing where its label does not state it. */
export function RunningCost({ product }: { product: PageProduct }) {
  const stored = useElectricity();
  const isHydrated = useIsHydrated();
  const hasHours = canChangeHours(product);
  const electricity = hasHours ? stored : { ...stored, hoursADay: LABEL_HOURS_A_DAY };
  const cost = yearlyCost(product, electricity);
  const wattHours = yearlyWattHours(product, electricity.hoursADay);
  if (cost === null || wattHours === null) return null;
  const units = wattHours / 1000;
  return (
    <section className={classes.section} aria-labelledby="running-cost">
      <h2 id="running-cost">{texts.runningCost}</h2>
      <div className={classes.costPanel}>
        <div role="status">
          <p className={classes.cost}>{texts.aYear(formatPaise(cost))}</p>
          <p>{texts.units(String(Math.round(units)), (units / DAYS_A_YEAR).toFixed(2))}</p>
          <p className="soft small">
            {texts.assumed(formatRupees(rupeesFromPaise(electricity.tariffPaise)), electricity.hoursADay)}{' '}
            {texts.labelHours(LABEL_HOURS_A_DAY)}
          </p>
        </div>
        {isHydrated && <Fields electricity={electricity} hasHours={hasHours} />}
      </div>
    </section>
  );
}
