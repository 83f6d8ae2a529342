import { Suspense, useState, type ReactNode } from 'react';
import { Spinner } from '@aabha/ui/components/Spinner';
import { readFormDraft, saveFormDraft } from '../../lib/form-draft';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';

const OPENED = 'checkout-for-business';

/** Whether the shopper buys for a business, and its fields, which load when it does. Never preselected. */
export function BusinessChoice({ userId, children }: { userId: string; children: ReactNode }) {
  const [open, setOpen] = useState(() => readFormDraft(OPENED, userId, { open: '' }).open);
  const choose = (isChosen: boolean) => {
    const next = isChosen ? 'yes' : '';
    saveFormDraft(OPENED, userId, { open: next });
    setOpen(next);
  };
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>Buying for a business?</legend>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={open === 'yes'}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <span>
          Add GSTIN
          <span className={classes.hint}>
            For a tax invoice in the name of the business, with input credit
          </span>
        </span>
      </label>
      {open === 'yes' && (
        <Suspense fallback={<Spinner label="Loading the fields of a business" />}>{children}</Suspense>
      )}
    </fieldset>
  );
}
