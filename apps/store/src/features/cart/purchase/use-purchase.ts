import { useRef, useState } from 'react';
import { checkQuantity } from '@aabha/contracts/cart/cart.rules';
import { notifyRefusal } from '../../../lib/notify-refusal';
import type { ApiOutputs } from '../../../lib/trpc';
import { useAddToCart } from '../use-add-to-cart';
import { useResumption } from './use-resumption';

/** The fields of a television that its purchase panel needs. */
export type Product = Pick<
  ApiOutputs['products']['get']['product'],
  | '_id'
  | 'name'
  | 'pictures'
  | 'stock'
  | 'price'
  | 'new_price'
  | 'lowestPriorPrice'
  | 'emi_from'
  | 'screenInches'
  | 'warranty_months'
  | 'warranty_pricing'
>;
/** What the purchase flow itself needs to know of a television. */
export type PurchasedProduct = Pick<Product, '_id' | 'stock' | 'warranty_pricing'>;
export type Purchase = ReturnType<typeof usePurchase>;

/**
 * The purchase flow from Add to Cart or Buy Now through the protection dialog to the cart line or the checkout
 * (docs/spec/products.md#adding-to-the-cart).
 */
export function usePurchase(product: PurchasedProduct) {
  const [quantity, setQuantity] = useState(1);
  const [choosing, setChoosing] = useState(false);
  const [additions, setAdditions] = useState(0);
  const [problem, setProblem] = useState<string>();
  /* Whether the pressed button buys the television alone. */
  const isBuyNow = useRef(false);
  const { add, askVisitor, buyNow, busy } = useAddToCart(product._id, {
    onAdded: () => {
      setChoosing(false);
      setAdditions((count) => count + 1);
      setQuantity(1);
    },
    onRefused: (message) => {
      // The dialog would hide a toast, so it closes; its selection is restored when it opens again.
      setChoosing(false);
      setProblem(message);
    },
  });
  const decide = (units: number, warrantyMonths: number) =>
    isBuyNow.current ? buyNow(units, warrantyMonths) : add(units, warrantyMonths);
  const start = () => {
    setProblem(undefined);
    const verdict = checkQuantity(quantity, product.stock);
    if (!verdict.ok) return void notifyRefusal(verdict, 'cart').then(setProblem);
    if (askVisitor(quantity, isBuyNow.current)) return;
    if (Object.keys(product.warranty_pricing).length === 0) return decide(quantity, 0);
    setChoosing(true);
  };
  useResumption(product._id, (resumption) => {
    setQuantity(resumption.quantity);
    isBuyNow.current = resumption.isBuyNow;
    if (resumption.action === 'add') decide(resumption.quantity, resumption.warrantyMonths);
    else if (resumption.action === 'choose') setChoosing(true);
    else setProblem(resumption.message);
  });
  return {
    quantity,
    setQuantity,
    start: (buysNow: boolean) => {
      isBuyNow.current = buysNow;
      start();
    },
    /** Why nothing was added, beside the button until the next try. */
    problem,
    /** Whether the protection dialog is open. */
    choosing,
    stopChoosing: () => setChoosing(false),
    decide: (warrantyMonths: number) => decide(quantity, warrantyMonths),
    busy,
    /** Number of additions since the page was opened. */
    additions,
  };
}
