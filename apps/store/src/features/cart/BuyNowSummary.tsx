import { useRef, useState } from 'react';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import type { BuyNowItem } from '@aabha/contracts/checkout/buy-now.schema';
import * as cartTexts from '@aabha/messages/cart';
import * as texts from '@aabha/messages/checkout';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import classes from './CouponBox.module.css';
import { OrderSummary } from './OrderSummary';

interface BuyNowSummaryProps {
  item: BuyNowItem;
  /** The television in the form of a cart. */
  cart: Cart;
  /** A coupon gives a discount, or is taken off. */
  onCoupon: (code: string | undefined) => void;
}

/** What is bought past the cart, with a coupon of its own (docs/spec/checkout.md#buy-now). */
export function BuyNowSummary({ item, cart, onCoupon }: BuyNowSummaryProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const utils = trpc.useUtils();
  const apply = useMutation({
    mutationFn: (coupon: string) => utils.client.checkout.quoteBuyNow.query({ item: { ...item, coupon } }),
    onSuccess: (_quoted, coupon) => onCoupon(coupon),
    onError: (failure) => {
      setError(describeError(failure).message);
      input.current?.focus();
    },
  });
  const submit = () => {
    const code = input.current?.value.trim() ?? '';
    setError(code ? undefined : cartTexts.enterCouponCode);
    if (code) apply.mutate(code);
    else input.current?.focus();
  };
  return (
    <>
      <OrderSummary cart={cart} />
      <p className="soft small">{texts.onlyThisTelevision}</p>
      {cart.coupon ? (
        <Button kind="quiet" onClick={() => onCoupon(undefined)}>
          {cartTexts.removeCoupon(cart.coupon.code)}
        </Button>
      ) : (
        <div className={classes.box}>
          <TextInput
            ref={input}
            className={classes.field}
            label={cartTexts.couponCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={error}
            onChange={() => setError(undefined)}
            /* In the form of the checkout, where Enter would pay. */
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submit();
            }}
          />
          <Button kind="outline" busy={apply.isPending} onClick={submit}>
            {cartTexts.apply}
          </Button>
        </div>
      )}
    </>
  );
}
