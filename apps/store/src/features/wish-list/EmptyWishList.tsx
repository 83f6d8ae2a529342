import * as texts from '@aabha/messages/wish-list';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { EmptyCard } from '../../components/EmptyCard';
import { isShopper, useSession } from '../../lib/session';

/** Says how to save a television, and to a visitor that those of the account are there after the sign-in. */
export function EmptyWishList() {
  const isSignedIn = isShopper(useSession());
  return (
    <EmptyCard title={texts.nothingSaved} hint={texts.howToSave}>
      <Link to="/televisions" className={buttonClass({ size: 'large' })}>
        {texts.seeTelevisions}
      </Link>
      {!isSignedIn && (
        <p className="soft">
          {texts.logInToSee}{' '}
          <Link to="/signin" search={{ redirect: '/wishlist' }}>
            {texts.logIn}
          </Link>
        </p>
      )}
    </EmptyCard>
  );
}
