import { describe, expect, it } from 'vitest';
import { missingForListing, missingNouns } from './missing-for-listing.rules';
import { DECLARATION_FIELDS } from './product-declarations.values';
import { FACT_FIELDS } from './product-facts.values';
import { SAMPLE_DECLARATIONS, SAMPLE_FACTS } from './testing/sample-product';

const complete = { ...SAMPLE_FACTS, ...SAMPLE_DECLARATIONS };
const optional = ['packerName', 'packerAddress', 'importerName', 'importerAddress'];

describe('missingForListing', () => {
  it('returns nothing for a complete television made in India', () => {
    expect(missingForListing({ ...complete, standbyWatts: 0, energyKwhYear: 0 })).toEqual([]);
    expect(missingForListing({ ...complete, countryOfOrigin: ' INDIA ' })).toEqual([]);
  });
  it.each([...FACT_FIELDS, ...DECLARATION_FIELDS].filter((field) => !optional.includes(field)))(
    'returns %s where it is not given',
    (field) => {
      expect(missingForListing({ ...complete, [field]: null })).toContain(field);
      expect(missingForListing({ ...complete, [field]: undefined })).toContain(field);
    },
  );
  it('returns the importer of an import, and not before its origin is known', () => {
    const imported = { ...complete, countryOfOrigin: 'Vietnam' };
    expect(missingForListing(imported)).toEqual(['importerName', 'importerAddress']);
    expect(missingForListing({ ...imported, importerName: 'A', importerAddress: 'B' })).toEqual([]);
    expect(missingForListing({ ...complete, countryOfOrigin: null })).toEqual(['countryOfOrigin']);
  });
  it('returns the other half of a packer or importer that is half given', () => {
    expect(missingForListing({ ...complete, packerName: 'A' })).toEqual(['packerAddress']);
    expect(missingForListing({ ...complete, packerAddress: 'B' })).toEqual(['packerName']);
    expect(missingForListing({ ...complete, packerName: 'A', packerAddress: 'B' })).toEqual([]);
    expect(missingForListing({ ...complete, importerAddress: 'B' })).toEqual(['importerName']);
  });
});

describe('missingNouns', () => {
  it('names fields of one thing once', () => {
    expect(missingNouns(['hsn', 'widthCm', 'heightCm', 'makerName'])).toEqual([
      'HSN',
      'size without stand',
      'manufacturer',
    ]);
  });
});
