import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import * as texts from '@aabha/messages/cart';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { AppliedCoupon } from './AppliedCoupon';
import classes from './CouponBox.module.css';
import '../../styles/form.css';

/** The field of a cart without a coupon. */
function CouponField() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const utils = trpc.useUtils();
  const validate = trpc.coupons.validate.useMutation({
    onSuccess: async () => {
      await utils.cart.list.invalidate();
      notify('success', texts.couponValidated, 'cart');
    },
    onError: (failure) => {
      const { message, fields } = describeError(failure);
      const text = fields.code ?? message;
      notify('error', text, 'cart');
      setError(text);
      input.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setError(code ? undefined : texts.enterCouponCode);
    if (code) validate.mutate({ code });
    else input.current?.focus();
  };
  return (
    <form className={classes.box} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        className={classes.field}
        label={texts.couponCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" kind="outline" busy={validate.isPending}>
        {texts.apply}
      </Button>
    </form>
  );
}

/** Focuses the field when the focused control has gone with the coupon's change: a button, or the field that was typed into. */
function useKeptFocus(code: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(code);
  useLayoutEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    if (document.activeElement === document.body)
      box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [code]);
  return box;
}

/**
 * A field for a coupon code, or the applied coupon, read-only, with a remove button
 * (docs/spec/coupons.md#on-a-cart).
 */
export function CouponBox({ coupon }: Pick<Cart, 'coupon'>) {
  const box = useKeptFocus(coupon?.code);
  return <div ref={box}>{coupon ? <AppliedCoupon coupon={coupon} /> : <CouponField />}</div>;
}
