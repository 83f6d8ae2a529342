import * as texts from '@aabha/messages/wish-list';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { isShopper, useSession } from '../../lib/session';
import card from '../../styles/order-card.module.css';

/** Says how to save a television, and to a visitor that those of the account are there after the sign-in. */
export function EmptyWishList() {
  const isSignedIn = isShopper(useSession());
  return (
    <section className={`card ${card.empty}`}>
      <h2>{texts.nothingSaved}</h2>
      <p className="soft">{texts.howToSave}</p>
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
    </section>
  );
}
