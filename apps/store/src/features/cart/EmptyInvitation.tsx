import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';

/**
 * The one thing to do with an empty cart: fill it, or, for a visitor, log in to see one's own
 * (docs/spec/cart.md#empty-cart).
 */
export function EmptyInvitation({ signedIn }: { signedIn: boolean }) {
  const look = buttonClass({ size: 'large' });
  if (signedIn)
    return (
      <Link to="/televisions" className={look}>
        See televisions
      </Link>
    );
  return (
    <Link to="/signin" search={{ redirect: '/cart' }} className={look}>
      Log in
    </Link>
  );
}
