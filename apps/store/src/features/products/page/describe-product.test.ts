import { expect, it } from 'vitest';
import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { describeProduct } from './describe-product';

const product = { ...SAMPLE_PRODUCT, description: 'A television.' };

it('takes name and description where there are no texts for search engines', () => {
  expect(describeProduct(product)).toMatchObject({
    ...{ title: 'Surya 43', crumb: 'Surya 43', description: 'A television.', isWhole: false },
  });
});

it('takes the texts for search engines, uncut, and leaves breadcrumbs with the name', () => {
  const texts = { seo_title: 'Buy Surya 43 online', seo_description: 'word '.repeat(50).trim() };
  expect(describeProduct({ ...product, ...texts })).toMatchObject({
    ...{ title: texts.seo_title, crumb: 'Surya 43', description: texts.seo_description, isWhole: true },
  });
});
