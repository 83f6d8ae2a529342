import { useEffect, useEffectEvent, useRef } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../lib/form-draft';
import { trpc } from '../../lib/trpc';
import type { Selection } from './use-selection';

const DRAFT = 'wholesale-selection';
/** Without personal data, so that it stays when the visitor signs in. */
const OWNER = '';

/** Returns the products and quantities of a stored text, one product a line; drops invalid lines. */
function parseLines(text: string): { productId: string; quantity: number }[] {
  return text.split('\n').flatMap((line) => {
    const [productId = '', units] = line.split(' ');
    const quantity = Number(units);
    return productId !== '' && Number.isInteger(quantity) && quantity > 0 ? [{ productId, quantity }] : [];
  });
}

/**
 * Stores the selection in this tab and selects the stored products at the start, so that a reload and signing in
 * preserve it.
 */
export function useStoredSelection({ selected, quantityOf, select, setQuantity }: Selection): void {
  const utils = trpc.useUtils();
  const isRestored = useRef(false);
  const text = [...selected.values()]
    .map(({ _id, product_id }) => `${product_id._id} ${quantityOf(_id)}`)
    .join('\n');

  const restore = useEffectEvent(async () => {
    const lines = parseLines(readFormDraft(DRAFT, OWNER, { lines: '' }).lines);
    const found = await Promise.allSettled(
      lines.map(({ productId }) =>
        utils.wholesale.list.fetch({ filters: { product_id: productId }, pageSize: 1 }),
      ),
    );
    isRestored.current = true;
    found.forEach((result, index) => {
      const [product] = result.status === 'fulfilled' ? result.value.wholesaleProductsList : [];
      if (!product) return;
      select(product);
      setQuantity(product._id, lines[index]?.quantity ?? 1);
    });
  });
  useEffect(() => void restore(), []);
  useEffect(() => {
    if (!isRestored.current) return;
    if (text === '') deleteFormDraft(DRAFT);
    else saveFormDraft(DRAFT, OWNER, { lines: text });
  }, [text]);
}
