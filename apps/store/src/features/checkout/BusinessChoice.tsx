import { Suspense, useState, type ReactNode } from 'react';
import * as texts from '@aabha/messages/checkout';
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
      <legend className={fieldset.legend}>{texts.buyingForBusiness}</legend>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={open === 'yes'}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <span>
          {texts.addGstin}
          <span className={classes.hint}>{texts.addGstinHint}</span>
        </span>
      </label>
      {open === 'yes' && (
        <Suspense fallback={<Spinner label={texts.loadingBusinessFields} />}>{children}</Suspense>
      )}
    </fieldset>
  );
}
