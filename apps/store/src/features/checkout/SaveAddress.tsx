import * as texts from '@aabha/messages/addresses';
import classes from './checkout.module.css';

interface SaveAddressProps {
  isToSave: boolean;
  onChange: (isToSave: boolean) => void;
}

/** Whether the address is saved in the account with the order. Never preselected. */
export function SaveAddress({ isToSave, onChange }: SaveAddressProps) {
  return (
    <label className={`${classes.choice} ${classes.save}`}>
      <input type="checkbox" checked={isToSave} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{texts.saveForNextTime}</span>
    </label>
  );
}
