import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import * as texts from '@aabha/messages/product-page';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../../lib/describe-error';
import { trpc } from '../../../lib/trpc';
import { rememberPin, useRememberedPin } from '../../../lib/remembered-pin';
import { zipDigits } from '../../../lib/zip-digits';
import classes from './PinCheck.module.css';

// Never part of a rendered page, so it loads with its data.
const PinResult = lazy(() => import('./PinResult').then((module) => ({ default: module.PinResult })));

// The contract's validation would add the schema library to the page; the server applies it anyway.
const PIN = /^\d{6}$/;

/** The delivery date of a television for the shopper's PIN code, which is stored in the browser. */
export function PinCheck({ product }: { product?: string }) {
  const remembered = useRememberedPin();
  const [typed, setTyped] = useState<string>();
  const [checkedPin, setCheckedPin] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pin = checkedPin ?? remembered;
  const { data, error, isFetching, refetch } = trpc.serviceAreas.lookUp.useQuery(
    { zipcode: pin },
    { enabled: pin !== '' },
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed ?? remembered;
    if (!PIN.test(wanted)) {
      setInvalid(true);
      input.current?.focus();
      return;
    }
    setInvalid(false);
    rememberPin(wanted);
    if (wanted === pin) void refetch();
    setCheckedPin(wanted);
  };
  const type = (value: string) => {
    setTyped(zipDigits(value));
    setInvalid(false);
  };
  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      <label htmlFor="pin" className={classes.label}>
        {texts.deliveryToPin}
      </label>
      <div className={classes.row}>
        <input
          ref={input}
          id="pin"
          className={classes.input}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={texts.sixDigits}
          value={typed ?? remembered}
          aria-invalid={invalid}
          aria-describedby="pin-result"
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" kind="outline" busy={isFetching}>
          {texts.check}
        </Button>
      </div>
      <div id="pin-result" className={classes.result} aria-live="polite">
        {invalid && <p className={classes.error}>{texts.pinInvalid}</p>}
        {!invalid && error && <p className={classes.error}>{describeError(error).message}</p>}
        {!invalid && !error && data && (
          <Suspense fallback={null}>
            <PinResult pin={pin} found={data.zipcode} product={product} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
