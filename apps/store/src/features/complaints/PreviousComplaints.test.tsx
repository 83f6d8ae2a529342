import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import type { ShopperComplaint } from './complaint-draft';
import { PreviousComplaints } from './PreviousComplaints';

const complaint = (number: number, over: Partial<ShopperComplaint> = {}) =>
  ({
    _id: `c${number}`,
    ticketNumber: `T-${number}`,
    status: 'Pending',
    issue_type: 'Service',
    customIssueType: '',
    description: `Complaint ${number}`,
    created_at: '2026-01-01T00:00:00.000Z',
    ...over,
  }) as ShopperComplaint;
const pageOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => complaint(first + index));

function show(page: (pageNum: number) => ShopperComplaint[], complaintCount: number) {
  return renderInShop(<PreviousComplaints />, {
    'complaints.list': ({ pageNum }: { pageNum: number }) => ({
      complaintList: page(pageNum),
      complaintCount,
    }),
  });
}
const shown = () => screen.getAllByRole('heading', { level: 3 }).length;
const loadMore = () => screen.queryByRole('button', { name: 'Load More' });

it('says where there is none', async () => {
  await show(() => [], 0);
  expect(await screen.findByText('No complaints found')).toBeVisible();
});

it('shows each with its issue, status and ticket', async () => {
  await show(
    () => [
      complaint(1, { issue_type: 'Other', customIssueType: 'Remote' }),
      complaint(2, { status: 'In_progress' }),
      complaint(3, { status: 'Resolved' }),
    ],
    3,
  );
  await screen.findByText('Complaint 1');
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Remote.*Pending.*T-1/);
  expect(second).toMatch(/^Service.*In progress.*T-2/);
  expect(third).toMatch(/^Service.*Resolved.*T-3/);
  expect(loadMore()).toBeNull();
});

it('loads more below the others, each once, until all are there', async () => {
  const size = PAGE_SIZES.complaints;
  /* One was raised in between, so that the last of the first page is the first of the second. */
  const { user } = await show((page) => (page === 1 ? pageOf(1, size) : pageOf(size, 3)), size + 2);
  await screen.findByText('Complaint 1');
  expect(shown()).toBe(size);
  await user.click(loadMore() as HTMLElement);
  await screen.findByText(`Complaint ${size + 2}`);
  expect(shown()).toBe(size + 2);
  expect(loadMore()).toBeNull();
});

it('says when they could not be loaded, and tries again', async () => {
  let isLost = true;
  const { user } = await show(() => {
    if (isLost) throw connectionLost();
    return [complaint(1)];
  }, 1);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  expect(screen.queryByText('No complaints found')).toBeNull();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Complaint 1')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
