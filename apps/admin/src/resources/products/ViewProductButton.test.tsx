import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { NO_WAITING_ROOM } from '../../testing/no-waiting-room';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { TELEVISION } from '../../testing/television';
import { products } from '.';
import { ViewProductButton } from './ViewProductButton';

const open = () => {
  renderScreen(<ViewProductButton product={TELEVISION} />, { resources: [products] });
  fireEvent.click(screen.getByLabelText('Details of Nova 43'));
};
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  );

test('the details show price, stock, warranties and what is not given', async () => {
  serveApi({
    'waitingRoom.getForStaff': () => ({ room: NO_WAITING_ROOM }),
    'products.getForStaff': () => ({
      product: {
        ...TELEVISION,
        onHand: 8,
        held: 3,
        beeStars: null,
        warranty_pricing: { 24: 3_499 },
        averageRating: 4.25,
        reviewCount: 12,
      },
    }),
  });
  open();
  expect(await screen.findByText('₹36,000')).toBeTruthy();
  expect(screen.getByText('Low Stock')).toBeTruthy();
  expect(facts()).toMatchObject({
    'On hand': '8',
    'Reserved for payments': '3',
    Available: '5',
    'BEE stars': 'Not given',
    Warranty: '1 Year(s)',
    'Extended by 2 Year(s)': '₹3,499',
    Rating: '4.3 from 12 reviews',
  });
  expect(screen.getByText('Edit on full page').getAttribute('href')).toBe(
    `/admin-dashboard/edit-product/${TELEVISION.id}`,
  );
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByText('Low Stock')).toBeNull());
});

test('a television that could not be loaded says so', async () => {
  serveApi({
    'products.getForStaff': () => {
      throw appError('PRODUCT_NOT_FOUND');
    },
  });
  open();
  expect(await screen.findByText(/Product not found\./)).toBeTruthy();
});
