import * as texts from '@aabha/messages/cart';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';

/**
 * The action of an empty cart: shop, or, for a visitor, sign in to see the own cart
 * (docs/spec/cart.md#empty-cart).
 */
export function EmptyInvitation({ signedIn }: { signedIn: boolean }) {
  const look = buttonClass({ size: 'large' });
  if (signedIn)
    return (
      <Link to="/televisions" className={look}>
        {texts.seeTelevisions}
      </Link>
    );
  return (
    <Link to="/signin" search={{ redirect: '/cart' }} className={look}>
      {texts.logIn}
    </Link>
  );
}
