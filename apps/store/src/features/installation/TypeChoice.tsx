import {
  INSTALLATION_TYPES,
  type InstallationType,
} from '@aabha/contracts/installations/installations.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/installations';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './installation.module.css';
import type { InstallationFees } from './installation-types';

/** How a television is installed: on the wall, on its stand, or only shown. */
export function TypeChoice({
  type,
  fees,
  onChoose,
}: {
  type: InstallationType;
  fees: InstallationFees;
  onChoose: (type: InstallationType) => void;
}) {
  return (
    <fieldset className={fieldset.group}>
      <legend className={classes.legend}>{texts.chooseType}</legend>
      <div className={classes.types}>
        {INSTALLATION_TYPES.map((one) => (
          <label key={one} className={choices.choice}>
            <input
              type="radio"
              name="installation-type"
              checked={type === one}
              onChange={() => onChoose(one)}
            />
            <span>
              {texts.types[one]}{' '}
              <span className={classes.hint}>
                {texts.typeHints[one]}{' '}
                <strong className={classes.fee}>
                  {fees[one] === 0 ? texts.free : texts.feeOf(formatRupees(fees[one]))}
                </strong>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
