import { countryName } from '@aabha/messages/countries';
import * as texts from '@aabha/messages/television-facts';
import { stars } from '@aabha/messages/quantities';
import type { PageProduct } from './product';

const CM_PER_INCH = 2.54;

/** Returns the key facts of a television as text (docs/spec/products.md#facts). */
export function productFacts(product: PageProduct): { label: string; value: string }[] {
  const { screenInches } = product;
  const facts = texts.facts;
  return [
    { label: facts.screen, value: texts.screenSize(screenInches, Math.round(screenInches * CM_PER_INCH)) },
    { label: facts.resolution, value: product.resolution },
    { label: facts.technology, value: product.technology },
    { label: facts.refreshRate, value: `${product.refreshHz} Hz` },
    { label: facts.beeRating, value: stars(product.beeStars) },
    { label: facts.energy, value: texts.energyAYear(product.energyKwhYear) },
    { label: facts.countryOfOrigin, value: countryName(product.countryOfOrigin) },
    { label: facts.hsn, value: product.hsn },
  ];
}
