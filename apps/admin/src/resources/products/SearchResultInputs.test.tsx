import { screen, within } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { products } from '.';
import { SearchResultInputs } from './SearchResultInputs';

test('the result is previewed while it is typed, with name and description until then', async () => {
  serveApi({ 'settings.get': () => ({ brand: { name: 'Aabha' } }) });
  renderScreen(
    <Form
      record={{
        id: 1,
        name: 'Nova 43',
        description: 'Bright.\n\nAnd quiet.',
        seo_title: null,
        seo_description: null,
      }}
    >
      <SearchResultInputs />
    </Form>,
    { resources: [products] },
  );
  const preview = within(await screen.findByRole('group', { name: 'Preview of the search result' }));
  expect(await preview.findByText('Nova 43 · Aabha')).toBeTruthy();
  expect(preview.getByText('Bright. And quiet.')).toBeTruthy();
  fillIn('Title for search engines', 'Buy Nova 43');
  expect(await preview.findByText('Buy Nova 43 · Aabha')).toBeTruthy();
  expect(screen.getByText('11 of 60 characters')).toBeTruthy();
  fillIn('Description for search engines', 'word '.repeat(40));
  expect(await screen.findByText(/^199 of 160 characters\. Search engines cut/)).toBeTruthy();
  expect(preview.getByText(/word…$/)).toBeTruthy();
});
