import type { ReactNode } from 'react';
import type { Wish } from '@aabha/contracts/wish-list/wish-list.schema';

/** Returns price and Add to Cart of a television that is sold. */
export type RenderOffer = (product: Wish['product']) => ReactNode;
