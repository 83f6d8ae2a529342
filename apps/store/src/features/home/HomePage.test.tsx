import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import type { HomeSection } from './home-section';
import { HomePage } from './HomePage';

const TV = {
  ...SAMPLE_PRODUCT,
  ...{ _id: 'p1', name: 'Surya 55', category: 'LED', companyName: 'Surya', price: 60_000 },
  ...{ discount_percentage: 20, new_price: 48_000, averageRating: 4, reviewCount: 3, pictures: [] },
};
const section = (kind: HomeSection['kind'], more: Partial<HomeSection> = {}): HomeSection => ({
  ...{ key: kind, kind, ...more },
});
const facets = {
  companyName: [
    { value: 'Kiran', count: 2 },
    { value: 'Surya & Sons', count: 9 },
  ],
  screenInches: [32, 55, 65].map((value) => ({ value, count: 4 })),
  technology: [],
};
const SENTENCE = { title: 'Black', text: 'Deep.', language: 'en' };
const sentences = Object.fromEntries(['LED', 'QLED', 'Mini-LED', 'OLED'].map((name) => [name, SENTENCE]));

const show = (...sections: HomeSection[]) =>
  renderInShop(
    <HomePage
      sections={[section('hero'), ...sections]}
      renderProducts={(products) => products.map(({ _id, name }) => <p key={_id}>{name}</p>)}
      news={<p>News</p>}
    />,
    {
      'products.list': () => ({ productList: [TV], productCount: 1 }),
      'products.facets': () => facets,
      'settings.hero': () => ({ sentences, emptyTitle: 'Soon', emptyLanguage: 'en' }),
      'settings.get': () => ({ shippingFee: 99 }),
    },
  );
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/* Sections below the first view load later. */
const linksOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('shows the hero and then the sections in their order, with the titles that staff gave', async () => {
  await show(
    section('trust'),
    section('brands', { title: 'Our makers' }),
    section('deals', { products: [TV] }),
    section('guide', { title: 'Ask us', text: 'Two questions.' }),
  );
  await waitFor(() =>
    expect(headings()).toEqual(['What you can count on', 'Our makers', 'Prices that really fell', 'Ask us']),
  );
  expect(screen.getByText('Two questions.')).toBeVisible();
  expect(screen.getByText(/costs less now than at any time in the 30 days/)).toBeVisible();
});

it('budgets lead to what costs less', async () => {
  await show(
    section('budgets', {
      budgets: [
        { max: 15_000, count: 1 },
        { max: 1_00_000, count: 12 },
      ],
    }),
  );
  expect(await linksOf('Shop by budget')).toEqual([
    ['Under ₹15,000', '/televisions?max=14999'],
    ['Under ₹1,00,000', '/televisions?max=99999'],
  ]);
  expect(screen.getByText('12 models')).toBeVisible();
});

it('brands with the most televisions come first', async () => {
  await show(section('brands'));
  expect((await linksOf('Shop by brand')).map(([name]) => name)).toEqual(['Surya & Sons', 'Kiran']);
});

it('rooms lead to the guide with their distance, and say which sizes suit', async () => {
  await show(section('rooms'));
  expect(await linksOf('Which size for which room?')).toEqual([
    ['Small bedroom', '/find-my-television?distance=1.2'],
    ['Living room', '/find-my-television?distance=2.1'],
  ]);
  expect(screen.getByText('55 - 65″')).toBeVisible();
  expect(screen.getByText('about 2.1 m away')).toBeVisible();
});

it('best rated shows as many as staff set, or those chosen by hand', async () => {
  await show(
    section('featured', { products: [{ ...TV, _id: 'p2', name: 'Chosen 43' }] }),
    section('picks', {
      key: 'picks-1',
      title: 'For Diwali',
      products: [{ ...TV, _id: 'p3', name: 'Picked 65' }],
    }),
  );
  await waitFor(() => expect(headings()).toEqual(['Best rated by our customers', 'For Diwali']));
  expect(screen.getByText('Chosen 43')).toBeVisible();
  expect(screen.getByText('Picked 65')).toBeVisible();
});
