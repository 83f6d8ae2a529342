import TvIcon from '@mui/icons-material/TvOutlined';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { attentionBadge } from './attention-badge';
import { SidebarSection } from './SidebarSection';

const items = [
  { to: '/admin-dashboard/orders', label: 'Orders', Icon: TvIcon },
  {
    to: '/admin-dashboard/return-requests',
    label: 'Return Requests',
    Icon: TvIcon,
    Badge: attentionBadge(({ returns_to_decide }) => returns_to_decide, 'to approve'),
  },
];
const showAt = (at: string) =>
  renderScreen(<SidebarSection group="Sell" items={items} />, { resources: [], at });
const labels = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const head = () => screen.getByRole('button', { name: /^Sell/ });

beforeEach(() => localStorage.clear());

test('a closed group keeps its badges and the screen that is open, and stays closed', async () => {
  const calls = serveApi({ 'dashboard.attention': () => ({ attention: { returns_to_decide: 1234 } }) });
  showAt('/admin-dashboard/orders');
  await screen.findByLabelText('1,234 to approve');
  const link = screen.getByRole('link', { name: 'Return Requests' });
  expect(within(link).getByRole('img', { name: '1,234 to approve' }).textContent).toBe('999+');
  fireEvent.click(head());
  expect(head().getAttribute('aria-expanded')).toBe('false');
  expect(labels()).toEqual(['Orders']);
  expect(head().textContent).toContain('999+');
  showAt('/admin-dashboard/orders');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test('the link is marked on the pages of the records of its screen too', async () => {
  const calls = serveApi({ 'dashboard.attention': () => ({ attention: { returns_to_decide: 0 } }) });
  showAt('/admin-dashboard/orders/0001/show');
  expect(screen.getByRole('link', { name: 'Orders', current: 'page' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return Requests', current: false })).toBeDefined();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});

test.each([
  { when: 'for nothing', respond: () => ({ attention: { returns_to_decide: 0 } }) },
  { when: 'for a screen of others', respond: () => ({ attention: { returns_to_decide: null } }) },
  {
    when: 'without a response',
    respond: () => {
      throw new Error('offline');
    },
  },
])('no figure is shown $when', async ({ respond }) => {
  const calls = serveApi({ 'dashboard.attention': respond });
  showAt('/admin-dashboard/orders');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByRole('link', { name: 'Return Requests' });
  expect(document.querySelector('.sidebar-badge')).toBeNull();
});
