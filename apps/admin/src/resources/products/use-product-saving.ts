import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { StaffProduct } from '@aabha/contracts/products/products.staff.schema';
import { newProduct, productFormData, shownErrors, valuesOf, type ProductValues } from './product-form';
import { type ProductProvider, PRODUCTS, type WholeProduct } from './products.data';
import { serverMessage } from '../../data/server-message';

interface Refusal {
  errors?: Record<string, string>;
  current?: StaffProduct;
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof HttpError ? ((error.body ?? {}) as Refusal) : {};

type Version = Omit<NonNullable<Parameters<typeof productFormData>[1]>, 'id'>;

/** Invalidates the cached televisions, so that screens refetch them. */
export function useProductsChanged() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: [PRODUCTS] });
    await queries.invalidateQueries({ queryKey: ['product-categories'] });
    await queries.invalidateQueries({ queryKey: ['dashboard'] });
  };
}

function newProductForm(values: ProductValues, isDraft: boolean): FormData {
  const form = productFormData(values);
  if (isDraft) form.append('state', 'draft');
  return form;
}

/** The API call of a save and the notification after it. */
function useSending(product: WholeProduct | undefined) {
  const dataProvider = useDataProvider<ProductProvider>();
  const changed = useProductsChanged();
  const notify = useNotify();
  return {
    notify,
    /** `basedOn`: the version and the units on hand that the form started with. */
    sendProduct: (
      mine: ProductValues,
      basedOn: Version & { isDraft: boolean },
      onSent: (share: number) => void,
    ) =>
      product
        ? dataProvider.updateProduct(productFormData(mine, { id: product._id, ...basedOn }), onSent)
        : dataProvider.createProduct(newProductForm(mine, basedOn.isDraft), onSent),
    /** `heldPriceText` says that the price waits for a second person. */
    tellSaved: async (heldPriceText: string | undefined, isDraft: boolean) => {
      if (isDraft) notify('Saved as a draft. Shoppers do not see it.', { type: 'success' });
      else if (heldPriceText) notify(heldPriceText, { type: 'warning' });
      else
        notify(product ? 'Product updated successfully!' : 'Product added successfully!', {
          type: 'success',
        });
      await changed();
    },
  };
}

/**
 * Saves the form of a television: `product`, or a new one without it. After an edit conflict, `theirs` is the
 * current television, and nothing is saved until `resend` (docs/spec/back-office.md#edit-conflicts). `saved`
 * turns true when the server has accepted it; `retyped` when the form restarts with the typed values.
 */
export function useProductSaving(product: WholeProduct | undefined) {
  const [base] = useState<ProductValues>(() => (product ? valuesOf(product) : newProduct));
  const [start, setStart] = useState(base);
  const [basedOn, setBasedOn] = useState<Version>({
    updatedAt: product?.updated_at ?? '',
    stock: base.stock,
  });
  const [theirs, setTheirs] = useState<ProductValues>();
  const [sentShare, setSentShare] = useState<number>();
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState(false);
  const { notify, sendProduct, tellSaved } = useSending(product);

  const refuse = (error: Error, mine: ProductValues) => {
    const { errors = {}, current } = refusalOf(error);
    if (current) {
      setStart(mine);
      const present = valuesOf(current);
      setTheirs(present);
      setBasedOn({ updatedAt: current.updated_at, stock: present.stock });
      return undefined;
    }
    setMessage(error.message);
    if (product) notify(serverMessage(error) ?? 'Error updating product', { type: 'error' });
    return shownErrors(errors);
  };
  const send = async (mine: ProductValues, isDraft = false) => {
    setMessage('');
    setSentShare(0);
    let heldPriceText: string | undefined;
    try {
      const { data } = await sendProduct(mine, { ...basedOn, isDraft }, setSentShare);
      ({ heldPriceText } = data);
    } catch (error) {
      return refuse(error as Error, mine);
    } finally {
      setSentShare(undefined);
    }
    await tellSaved(heldPriceText, isDraft);
    setSaved(true);
    return undefined;
  };
  const resend = async (mine: ProductValues) => {
    setTheirs(undefined);
    setStart(mine);
    await send(mine);
  };
  const stopResolving = () => setTheirs(undefined);
  return { start, theirs, sentShare, message, saved, retyped: start !== base, send, resend, stopResolving };
}
