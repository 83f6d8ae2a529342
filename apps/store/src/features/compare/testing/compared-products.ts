import type { ComparedProduct } from '../compare-rows';

export const product: ComparedProduct = {
  _id: '019b8c4f-d200-7669-a141-72c6732888e0',
  name: 'Bindu 24',
  category: 'Smart TV',
  companyName: 'Kiranix',
  price: 11_750,
  discount_percentage: 32,
  new_price: 7_990,
  stock: 42,
  image: [],
  pictures: [],
  screenInches: 24,
  resolution: 'HD Ready',
  technology: 'LED',
  refreshHz: 60,
  beeStars: 3,
  energyKwhYear: 49,
  countryOfOrigin: 'India',
  hsn: '85287213',
  averageRating: 4.4,
  reviewCount: 10,
  warranty_months: 12,
  warranty_pricing: {},
  created_at: '2026-01-01T00:00:00.000Z',
  highlights: [],
  description: '',
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
