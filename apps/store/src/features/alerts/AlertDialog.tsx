import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AlertKind } from '@aabha/contracts/alerts/alerts.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/alert-dialog';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { AlertField } from './AlertField';
import classes from './alerts.module.css';
import { TargetField } from './TargetField';
import { useCreateAlert, type AlertedProduct } from './use-product-alert';

// The contract's validation would add the schema library to the page; the server applies it anyway.
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

interface AlertDialogProps {
  product: AlertedProduct;
  kind: AlertKind;
  /** That of the alert that is on. */
  target?: number | undefined;
  /** Whether the shopper is a visitor. */
  needsEmail: boolean;
  onClose: () => void;
}

/** Says that an address is to be confirmed. */
function SentLink({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.checkYourEmail} shape="sheet">
      <p role="status">{texts.openTheLink(email)}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </Dialog>
  );
}

/** Asks for an alert: the target of a price alert, and the address of a visitor (docs/spec/alerts.md#asking). */
export function AlertDialog({ product, kind, target: present, needsEmail, onClose }: AlertDialogProps) {
  const [email, setEmail] = useState('');
  const [target, setTarget] = useState(present === undefined ? '' : String(present));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sentTo, setSentTo] = useState<string>();
  const create = useCreateAlert(product);
  const isPrice = kind === 'price';
  const form = useRef<HTMLFormElement>(null);
  /* After the dialog's own effect, which gives the focus to its first button. */
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(target);
    const found = {
      ...(isPrice && !(wanted >= 1 && wanted < product.new_price)
        ? { target: texts.priceBelow(formatRupees(product.new_price)) }
        : {}),
      ...(needsEmail && !SIMPLE_EMAIL.test(email.trim()) ? { email: texts.invalidEmail } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const asked = { product: product._id, kind, ...(isPrice ? { target: wanted } : {}) };
    create.mutate(needsEmail ? { ...asked, email: email.trim() } : asked, {
      onSuccess: () => {
        if (needsEmail) return setSentTo(email.trim());
        notify('success', texts.alertIsOn);
        onClose();
      },
      onError: (error) => {
        const { fields, message } = describeError(error);
        setErrors(Object.keys(fields).length > 0 ? fields : { all: message });
      },
    });
  };
  if (sentTo !== undefined) return <SentLink email={sentTo} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={isPrice ? texts.priceTitle : texts.stockTitle} shape="sheet">
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <p className="soft">
          {isPrice ? texts.priceText(formatRupees(product.new_price)) : texts.stockText(product.name)}
        </p>
        {isPrice && (
          <TargetField price={product.new_price} value={target} error={errors.target} onChange={setTarget} />
        )}
        {needsEmail && (
          <div className={classes.field}>
            <AlertField
              label={texts.email}
              type="email"
              autoComplete="email"
              value={email}
              error={errors.email}
              onType={setEmail}
            />
            <p className="soft small">
              {texts.usedFor}{' '}
              <Link to="/privacy-policy" hash="notice-alerts">
                {texts.notice}
              </Link>
            </p>
          </div>
        )}
        {errors.all && (
          <p className={classes.error} role="alert">
            {errors.all}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" size="large" wide busy={create.isPending}>
            {texts.notifyMe}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
