import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import type { ComparedProduct } from '../compared-television';

export const product: ComparedProduct = {
  ...SAMPLE_PRODUCT,
  name: 'Bindu 24',
  companyName: 'Kiranix',
  price: 11_750,
  discount_percentage: 32,
  new_price: 7_990,
  stock: 42,
  screenInches: 24,
  resolution: 'HD Ready',
  technology: 'LED',
  beeStars: 3,
  energyKwhYear: 49,
  hsn: '85287213',
  averageRating: 4.4,
  reviewCount: 10,
  specificationSchema: [
    {
      title: 'Sound',
      data: [
        { key: 'Output', value: '20 W' },
        { key: 'Formats', value: 'Dolby Audio' },
      ],
    },
  ],
};
/** A dearer television with other specifications. */
export const other: ComparedProduct = {
  ...product,
  _id: '019b8c4f-d200-7669-a141-72c6732888e1',
  new_price: 9_990,
  specificationSchema: [
    {
      title: 'Sound',
      data: [
        { key: 'Output', value: '20 W' },
        { key: 'Headphones', value: 'Bluetooth' },
      ],
    },
    { title: 'Ports', data: [{ key: 'HDMI', value: '3' }] },
  ],
};

export const factsOf = ({ technology }: ComparedProduct) => [{ label: 'Technology', value: technology }];
