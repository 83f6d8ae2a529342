import { describe, expect, it } from 'vitest';
import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { energyLabelRows, productInformation } from './product-information';

const linesOf = (rows: ReturnType<typeof productInformation>) =>
  Object.fromEntries(rows.map(({ label, lines }) => [label, lines.join(' | ')]));

describe('productInformation', () => {
  it('states what the law has a listing declare', () => {
    expect(linesOf(productInformation(SAMPLE_PRODUCT))).toEqual({
      Product: 'QLED television',
      'Model number': 'SU43Q26',
      'Year of manufacture or import': '2026',
      'Net quantity': '1 N (one television)',
      MRP: '₹40,000, inclusive of all taxes',
      'Country of origin': 'India',
      Manufacturer: 'Surya Displays Private Limited | Plot 14, Sricity, Andhra Pradesh 517646',
      'Size without stand': '96.4 × 55.5 × 7.2 cm (width × height × depth)',
      'Size with stand': '96.4 × 61.5 × 20.9 cm (width × height × depth)',
      'Weight with stand': '9.9 kg',
      Carton: '106.4 × 67.5 × 15.2 cm (width × height × depth)',
      'Packed weight': '12.9 kg',
    });
  });
  it('names packer and importer where there is one', () => {
    const imported = {
      ...SAMPLE_PRODUCT,
      countryOfOrigin: 'Vietnam',
      packerName: 'Pack',
      packerAddress: 'Hanoi',
      importerName: 'Aabha',
      importerAddress: 'Bengaluru',
    };
    expect(linesOf(productInformation(imported))).toMatchObject({
      'Packed by': 'Pack | Hanoi',
      'Imported by': 'Aabha | Bengaluru',
    });
  });
  it('leaves out what is not given, as a size of which one measure is missing', () => {
    const incomplete = {
      ...SAMPLE_PRODUCT,
      depthCm: null,
      modelYear: null,
      makerName: null,
      makerAddress: null,
    };
    const labels = productInformation(incomplete).map(({ label }) => label);
    expect(labels).not.toContain('Size without stand');
    expect(labels).not.toContain('Year of manufacture or import');
    expect(labels).not.toContain('Manufacturer');
  });
});

describe('energyLabelRows', () => {
  it('states use, standby, code and period', () => {
    expect(linesOf(energyLabelRows({ ...SAMPLE_PRODUCT, standbyWatts: 0 }))).toEqual({
      'Energy use': '90 kWh a year',
      'Standby power': '0 W',
      'Series code': 'BEE/CTV/2026/00043',
      'Valid until': '31 Dec 2027',
    });
    expect(
      linesOf(
        energyLabelRows({ ...SAMPLE_PRODUCT, standbyWatts: null, beeSeriesCode: null, beeValidTo: null }),
      ),
    ).toEqual({ 'Energy use': '90 kWh a year' });
  });
});
