import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { returns } from '.';
import { ReturnList } from './ReturnList';

test.each([
  [20, false],
  [21, true],
])('of %i requests, how many a page can be chosen: %s', async (totalCount, isOffered) => {
  serveApi({ 'returns.list': () => ({ returnRequestList: [], totalCount }) });
  renderScreen(<ReturnList />, { resources: [returns] });
  expect(await screen.findByText(new RegExp(`of ${totalCount}$`))).toBeTruthy();
  expect(screen.queryByText(/^Rows per page/) !== null).toBe(isOffered);
});
