import type { z } from 'zod';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { missingForListing } from '@aabha/contracts/products/missing-for-listing.rules';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { PRICE_HELD_TEXT } from '@aabha/contracts/prices/prices.values';
import {
  checkProductEdit,
  factsFromText,
  tidySpecifications,
} from '@aabha/contracts/products/products.staff.rules';
import {
  StaffProduct,
  type AddProductInput,
  type ListStaffProductsInput,
  type ProductFields,
  type UpdateProductInput,
} from '@aabha/contracts/products/products.staff.schema';
import { PRODUCT_IMAGES_MAX } from '@aabha/contracts/settings/limits';
import type { PublicationState } from '@aabha/contracts/products/publication.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit, writeAudits } from '../audit/audit.service';
import { arrangeHashes, storeMedia, storePictures } from '../media/uploads.service';
import { namePricer } from '../prices/prices.service';
import { nameStockCause } from '../stock/stock.service';
import { assertNotOwnSuccessor } from './successor.service';
import { assertSkusFree, refusingTakenSku } from './sku-owners.service';
import { writeProducts } from './write-products.service';
import { searchWithCorrections } from './products.search.service';
import { withPictures } from './products.service';
import {
  findStaffProduct,
  insertProduct,
  lockStaffProducts,
  markRemoved,
  pictureHashes,
  replacePictures,
  type ProductValues,
  type StaffProductRow,
} from './products.staff.queries';
import { selectStaffCards } from './staff-cards.queries';

export { countIncomplete, countStaffProducts } from './products.staff.queries';

type StaffWire = z.input<typeof StaffProduct>;
/** A television without what is computed of it. */
const StoredProduct = StaffProduct.omit({ missing: true });

/** Returns a page of televisions with units on hand and reserved. */
export async function listStaffProducts(ctx: SignedInContext, input: ListStaffProductsInput) {
  const { rows, total, isMore } = await searchWithCorrections(
    ctx.db,
    { text: input.filters.search, reach: 'all-words' },
    (search) => selectStaffCards(ctx.db, input, search),
    (page) => page.total > 0,
  );
  const productList = await withPictures(ctx.db, rows.map(withMissing));
  return { productList, productCount: total, ...(isMore && { hasMoreThanCounted: true as const }) };
}

/** Returns a row with the facts and declarations that it lacks. */
const withMissing = <T extends Parameters<typeof missingForListing>[0]>(row: T) => ({
  ...row,
  missing: missingForListing(row),
});

/** Returns a television with its pictures; 404 for none. */
export async function whole(db: DbOrTx, row: StaffProductRow | undefined): Promise<StaffWire> {
  const [product] = row ? await withPictures(db, [withMissing(row)]) : [];
  if (!product) throw appError('PRODUCT_NOT_FOUND');
  return product;
}

export async function getStaffProduct(ctx: SignedInContext, { id }: { id: string }) {
  return { product: await whole(ctx.db, await findStaffProduct(ctx.db, id)) };
}

/** Returns the fields of a television for the audit log: form fields, money in rupees, and pictures. */
export function auditedFieldsOf(row: z.input<typeof StoredProduct>) {
  const { _id, averageRating, reviewCount, created_at, updated_at, ...product } = StoredProduct.parse(row);
  const { new_price, pictures, held, onHand, isListed, listedUntil, stockSlots, ...fields } = product;
  return { ...fields, stock: onHand };
}

/** Returns the columns of a state that a form or a file gives; what is scheduled stays so. */
const publicationColumns = (state: PublicationState | undefined) =>
  state === undefined || state === 'scheduled' ? {} : { isDraft: state === 'draft', publishAt: null };

/**
 * Returns the columns of the fields that were sent; a price or a discount recomputes the selling price
 * (docs/spec/products.md#selling-price).
 */
export function columnsOf(
  fields: Partial<ProductFields> & { state?: PublicationState | undefined },
  present?: Pick<StaffProductRow, 'price' | 'discount_percentage'>,
): Partial<ProductValues> {
  const {
    price,
    state,
    discount_percentage,
    warranty_months,
    warranty_pricing,
    specificationSchema,
    seo_title: seoTitle,
    seo_description: seoDescription,
    successor_sku: successorSku,
    ...same
  } = fields;
  const mrp = price ?? present?.price;
  const discount = discount_percentage ?? present?.discount_percentage ?? 0;
  const repriced = mrp !== undefined && (price !== undefined || discount_percentage !== undefined);
  const columns = {
    ...same,
    ...{ seoTitle, seoDescription, successorSku },
    ...publicationColumns(state),
    pricePaise: price,
    discountPercent: discount_percentage,
    newPricePaise: repriced ? sellingPricePaise(mrp, discount) : undefined,
    warrantyMonths: warranty_months,
    warrantyPricing: warranty_pricing,
    specifications: specificationSchema && tidySpecifications(specificationSchema),
    highlights: same.highlights?.filter((highlight) => highlight !== ''),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Inserts a television; missing facts are read from its own texts (see `factsFromText`). */
export async function insertFields(
  tx: Tx,
  fields: Omit<AddProductInput, 'img' | 'existingImages'>,
): Promise<string> {
  const { name, description, highlights, specificationSchema } = fields;
  const pairs = specificationSchema.flatMap(({ data }) => data.map(({ key, value }) => `${key} ${value}`));
  const facts = factsFromText([name, ...highlights, ...pairs, description].join('\n'));
  assertNotOwnSuccessor(fields);
  await assertSkusFree(tx, [{ sku: fields.sku }]);
  const values = columnsOf({ ...facts, ...fields }) as ProductValues;
  return refusingTakenSku(fields.sku, () => insertProduct(tx, values));
}

const hashesOf = (pictures: readonly { hash: string }[]) => pictures.map(({ hash }) => hash);

async function arrange(
  tx: Tx,
  { id, existingImages }: Pick<UpdateProductInput, 'id' | 'existingImages'>,
  added: readonly string[],
): Promise<void> {
  if (existingImages === undefined && added.length === 0) return;
  const change = { present: await pictureHashes(tx, id), existingImages, imagesToDelete: [], added };
  await replacePictures(tx, id, await arrangeHashes(tx, change, PRODUCT_IMAGES_MAX));
}

/**
 * Creates a television with its pictures (docs/spec/products.md#staff-form); it is listed once all of its
 * facts and declarations are set.
 */
export async function addProduct(ctx: SignedInContext, { img, existingImages, ...fields }: AddProductInput) {
  const pictures = await storePictures(ctx, img);
  const product = await inTx(ctx.db, async (tx) => {
    await namePricer(tx, ctx);
    await nameStockCause(tx, { reason: 'created', actorId: ctx.user.id });
    const id = await insertFields(tx, fields);
    await storeMedia(tx, pictures);
    await arrange(tx, { id, existingImages }, hashesOf(pictures));
    const created = await whole(tx, await findStaffProduct(tx, id));
    await writeAudit(tx, ctx.user.id, {
      action: 'product.create',
      entity: 'product',
      entityId: id,
      before: null,
      after: auditedFieldsOf(created),
    });
    return created;
  });
  return { product };
}

/**
 * Changes the fields of a television that were sent, unless staff changed it since the edit was opened (409
 * with the present one). A sale counts as a change where the stock is sent. A price that falls by more than 30 % waits for a
 * second person, and the message says so.
 */
export async function updateProductOf(ctx: SignedInContext, input: UpdateProductInput) {
  const { id, updated_at, existingImages: _existing, img, ...fields } = input;
  const pictures = await storePictures(ctx, img);
  return inTx(ctx.db, async (tx) => {
    const [row] = await lockStaffProducts(tx, [id]);
    const present = await whole(tx, row);
    const edit = {
      basedOn: updated_at,
      editedAt: row?.editedAt ?? null,
      setsStock: fields.stock !== undefined,
    };
    assertAllowed(checkProductEdit(StaffProduct.parse(present), edit));
    await storeMedia(tx, pictures);
    await arrange(tx, input, hashesOf(pictures));
    const held = await writeProducts(tx, ctx, 'form', row ? [{ row, columns: columnsOf(fields, row) }] : []);
    const updated = await whole(tx, await findStaffProduct(tx, id));
    const change = changedFields(auditedFieldsOf(present), auditedFieldsOf(updated));
    if (change)
      await writeAudit(tx, ctx.user.id, {
        action: 'product.update',
        entity: 'product',
        entityId: id,
        ...change,
      });
    return { product: updated, ...(held.size > 0 && { message: PRICE_HELD_TEXT }) };
  });
}

/** Removes locked televisions from sale, with their audit. */
export async function removeLocked(
  tx: Tx,
  ctx: SignedInContext,
  rows: readonly StaffProductRow[],
): Promise<void> {
  const products = await withPictures(tx, rows);
  await markRemoved(
    tx,
    rows.map(({ _id }) => _id),
    ctx.now().toISOString(),
  );
  await writeAudits(
    tx,
    ctx.user.id,
    products.map((product) => ({
      action: 'product.remove',
      entity: 'product',
      entityId: product._id,
      before: auditedFieldsOf(product),
      after: null,
    })),
  );
}

/**
 * Removes televisions from sale, all or none; carts show them as gone (docs/spec/products.md#removing). 404
 * for an unknown one.
 */
export async function removeProducts(ctx: SignedInContext, ids: readonly string[]) {
  const wanted = new Set(ids);
  await inTx(ctx.db, async (tx) => {
    const rows = await lockStaffProducts(tx, [...wanted]);
    if (rows.length < wanted.size) throw appError('PRODUCT_NOT_FOUND');
    await removeLocked(tx, ctx, rows);
  });
  return { removedCount: wanted.size, message: 'Product deleted successfully.' };
}
