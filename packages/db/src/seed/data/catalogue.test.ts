import { describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { missingForListing } from '@aabha/contracts/products/missing-for-listing.rules';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { RESOLUTIONS, TECHNOLOGIES } from '@aabha/contracts/products/products.values';
import { CATALOGUE } from './catalogue';

const distinct = <T>(pick: (entry: (typeof CATALOGUE)[number]) => T) => new Set(CATALOGUE.map(pick));
const prices = CATALOGUE.map((entry) => sellingPricePaise(paise(entry.pricePaise), entry.discountPercent));

describe('the demo catalogue', () => {
  it('has at least 48 different televisions of at least six brands', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(48);
    expect(distinct(({ slug }) => slug).size).toBe(CATALOGUE.length);
    expect(distinct(({ name }) => name).size).toBe(CATALOGUE.length);
    expect(distinct(({ companyName }) => companyName).size).toBeGreaterThanOrEqual(6);
  });
  it('goes from 24 to 98 inches and from ₹7,990 to ₹4,99,990, in every resolution and technology', () => {
    const inches = CATALOGUE.map(({ screenInches }) => screenInches);
    expect([Math.min(...inches), Math.max(...inches)]).toEqual([24, 98]);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([7_990_00, 4_99_990_00]);
    expect(distinct(({ resolution }) => resolution)).toEqual(new Set(RESOLUTIONS));
    expect(distinct(({ technology }) => technology)).toEqual(new Set(TECHNOLOGIES));
  });
  it('has stock from none to eighty, some of it at three', () => {
    const stock = CATALOGUE.map((entry) => entry.stock);
    expect([Math.min(...stock), Math.max(...stock)]).toEqual([0, 80]);
    expect(stock.filter((units) => units === 3).length).toBeGreaterThanOrEqual(3);
  });
  it('sells at whole rupees that end in ninety', () => {
    for (const price of prices) expect(price % 100_00).toBe(90_00);
  });
  it('declares of every set what a listing must', () => {
    for (const entry of CATALOGUE) expect(missingForListing(entry)).toEqual([]);
    expect(distinct(({ modelNumber }) => modelNumber).size).toBe(CATALOGUE.length);
    expect(distinct(({ beeSeriesCode }) => beeSeriesCode).size).toBe(CATALOGUE.length);
  });
  it('describes every set in depth: four groups, highlights, label facts', () => {
    for (const entry of CATALOGUE) {
      expect(entry.specificationSchema).toHaveLength(4);
      for (const group of entry.specificationSchema) expect(group.data.length).toBeGreaterThanOrEqual(6);
      expect(entry.highlights.length).toBeGreaterThanOrEqual(5);
      expect(entry.description.split('\n\n')).toHaveLength(3);
      expect(entry.hsn).toMatch(/^852872\d\d$/);
      expect(entry.beeStars).toBeGreaterThanOrEqual(1);
    }
  });
});
