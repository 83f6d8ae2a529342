import { useState } from 'react';
import { GIFT_NOTE_MAX } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/checkout';
import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';
import type { CheckoutValues } from './checkout-values';

/** A note to whom the goods are for (docs/spec/checkout.md#gift-note). Never preselected. */
export function GiftNote({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const { giftNote } = form.values;
  const [open, setOpen] = useState(giftNote !== '');
  const choose = (isChosen: boolean) => {
    setOpen(isChosen);
    if (!isChosen) form.setFieldValue('giftNote', '');
  };
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.isAGift}</legend>
      <label className={classes.choice}>
        <input type="checkbox" checked={open} onChange={(event) => choose(event.currentTarget.checked)} />
        <span>
          {texts.addGiftNote}
          <span className={classes.hint}>{texts.addGiftNoteHint}</span>
        </span>
      </label>
      {open && (
        <Textarea
          {...form.getInputProps('giftNote')}
          key={form.key('giftNote')}
          className={classes.giftNote}
          label={texts.giftNote}
          description={texts.charactersLeft(GIFT_NOTE_MAX - giftNote.length)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={GIFT_NOTE_MAX}
          rows={3}
        />
      )}
    </fieldset>
  );
}
