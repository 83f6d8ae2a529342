import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as texts from '@aabha/messages/pin-dialog';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { describeError } from '../lib/describe-error';
import { forgetPin, rememberPin, useRememberedPin } from '../lib/remembered-pin';
import { trpc } from '../lib/trpc';
import { zipDigits } from '../lib/zip-digits';
import classes from './PinDialog.module.css';

const PIN = /^\d{6}$/;

/** Asks where to deliver to, and says where the shop does not. */
export function PinDialog({ onClose }: { onClose: () => void }) {
  const remembered = useRememberedPin();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(remembered);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /* After the dialog's own effect, which gives the focus to its first button. */
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    if (!PIN.test(typed)) return setProblem(texts.sixDigitsNeeded);
    setBusy(true);
    try {
      const { zipcode } = await utils.serviceAreas.lookUp.fetch({ zipcode: typed });
      if (!zipcode.exists) {
        const nearest = [...zipcode.beforeFive, ...zipcode.afterFive];
        return setProblem(texts.notServed(typed, nearest.join(', ')));
      }
      rememberPin(typed);
      return onClose();
    } catch (error) {
      return setProblem(describeError(error).message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={onClose} title={texts.whereTo} widthPx={420}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <label htmlFor="header-pin">{texts.pinCode}</label>
        <input
          id="header-pin"
          className={classes.input}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          aria-invalid={problem !== ''}
          aria-describedby="header-pin-help header-pin-problem"
          ref={field}
          onChange={(event) => {
            setTyped(zipDigits(event.target.value));
            setProblem('');
          }}
        />
        <p id="header-pin-help" className="soft small">
          {texts.whatFor}
        </p>
        <p id="header-pin-problem" className={classes.problem} role="alert">
          {problem}
        </p>
        <div className={classes.actions}>
          {remembered && (
            <Button
              kind="outline"
              onClick={() => {
                forgetPin();
                onClose();
              }}
            >
              {texts.forget}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {texts.showDates}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
