import { useRef, useState, type FormEvent } from 'react';
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

/**
 * A field for a coupon code, or the applied coupon, read-only, with a remove button
 * (docs/spec/coupons.md#on-a-cart).
 */
export function CouponBox({ coupon }: Pick<Cart, 'coupon'>) {
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
  if (coupon) return <AppliedCoupon coupon={coupon} />;
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
