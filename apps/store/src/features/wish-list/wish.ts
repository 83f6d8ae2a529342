import type { ReactNode } from 'react';
import type { ApiOutputs } from '../../lib/trpc';

/** A television of a wish list as it is now. */
export type Wish = ApiOutputs['wishList']['list']['wishList'][number];

/** Price and Add to Cart of a television that is sold. */
export type RenderOffer = (product: Wish['product']) => ReactNode;
