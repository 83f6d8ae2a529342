import * as texts from '@aabha/messages/wish-toggle';
import { buttonClass } from '@aabha/ui/components/Button';
import { IconHeart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWish, type SavedProduct } from './use-wish';

/** Saves a television in the wish list or removes it, on its page (docs/spec/wish-list.md#saving). */
export function SaveToggle({ product }: { product: SavedProduct }) {
  const { isSaved, isBusy, save } = useWish(product);
  return (
    <div>
      <button
        type="button"
        className={buttonClass({ kind: 'quiet' })}
        aria-pressed={isSaved}
        /* Not disabled while it is sent: the focus would be lost. */
        onClick={() => !isBusy && save(!isSaved)}
      >
        <IconHeart size={20} stroke={1.7} fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
        {texts.saveToWishList}
      </button>
      {isSaved && (
        <Link to="/wishlist" className={buttonClass({ kind: 'quiet' })}>
          {texts.seeWishList}
        </Link>
      )}
    </div>
  );
}
