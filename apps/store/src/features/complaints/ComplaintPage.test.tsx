import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import type { ShownThread } from './complaint-draft';
import { ComplaintPage } from './ComplaintPage';

const MESSAGE = { files: [], created_at: '2026-11-21T06:00:00.000Z' };
const complaint = (over: Partial<ShownThread> = {}) => ({
  complaint: {
    _id: 'c1',
    ticketNumber: 'T-2C3D4E5F',
    name: 'Kavya Nair',
    status: 'In_progress',
    issue_type: 'Technical',
    customIssueType: '',
    description: 'No picture since Monday.',
    order_number: '1A2B3C4D',
    television: { product_name: 'Lumen 55', serial: 'SN55-A0012' },
    created_at: '2026-11-20T06:00:00.000Z',
    acknowledged_at: '2026-11-20T06:00:10.000Z',
    due_at: '2026-12-20T06:00:00.000Z',
    resolved_at: null,
    reply_until: null,
    outcome: null,
    files: [{ _id: 'f1', name: 'set.jpg', type: 'image/webp', bytes: 1000 }],
    messages: [{ ...MESSAGE, _id: 'm1', author: 'shop', name: 'Aabha', text: 'Which model?' }],
    ...over,
  } as ShownThread,
});
const page = (linkKey?: string) => <ComplaintPage id="T-2C3D4E5F" linkKey={linkKey} />;

it('shows a complaint of a link with its thread, and sends a reply with the key', async () => {
  const reply = { ...MESSAGE, _id: 'm2', author: 'shopper', name: 'Kavya Nair', text: 'A 55 inch.' } as const;
  const { user, inputsOf } = await renderInShop(page('secret'), {
    'complaints.getByLink': () => complaint(),
    'complaints.replyByLink': () => complaint({ messages: [...complaint().complaint.messages, reply] }),
  });
  expect(await screen.findByRole('heading', { name: 'Complaint T-2C3D4E5F' })).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Technical',
    '1A2B3C4D',
    'Lumen 55, serial number SN55-A0012',
    '20 Nov 2026, 11:30 am',
    '20 Nov 2026, 11:30 am',
    '20 Dec 2026',
  ]);
  expect(screen.getByRole('button', { name: 'Download set.jpg' })).toBeVisible();
  expect(screen.getByText('Which model?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription('Please write a message.');
  await user.type(screen.getByLabelText('Your message'), 'A 55 inch.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message has been sent. We will answer by email.')).toBeVisible();
  expect(screen.getByText('A 55 inch.', { selector: 'p' })).toBeVisible();
  expect(inputsOf('complaints.getByLink')).toEqual([{ key: 'secret' }]);
  expect(inputsOf('complaints.replyByLink')).toEqual([{ key: 'secret', text: 'A 55 inch.' }]);
});

it('offers to reopen a resolved complaint for as long as that is possible', async () => {
  const resolved = { status: 'Resolved', resolved_at: '2026-11-21T06:00:00.000Z' } as const;
  await renderInShop(page(), {
    'complaints.get': () => complaint({ ...resolved, reply_until: '2999-12-21T06:00:00.000Z' }),
  });
  expect(await screen.findByRole('button', { name: 'Reopen and send' })).toBeVisible();
  cleanup();
  await renderInShop(page(), {
    'complaints.get': () => complaint({ ...resolved, reply_until: '2020-12-21T06:00:00.000Z' }),
  });
  expect(await screen.findByText(/This complaint is closed/)).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

it('says what is wrong with a link, and with too many or too large files before they are sent', async () => {
  const { user } = await renderInShop(page('secret'), { 'complaints.getByLink': () => complaint() });
  const files = await screen.findByLabelText('Pictures or PDF files (optional)');
  const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  await user.upload(files, [file('a.png'), file('b.png'), file('c.png'), file('d.png')]);
  expect(screen.getByRole('alert')).toHaveTextContent('Please attach at most 3 files.');
  await user.click(screen.getByRole('button', { name: 'Remove d.png' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove c.png' }));
  await user.upload(files, file('large.png', 5 * 1024 * 1024 + 1));
  expect(screen.getByRole('alert')).toHaveTextContent('large.png is larger than 5 MB.');
  cleanup();
  await renderInShop(page('wrong'), {
    'complaints.getByLink': () => {
      throw refusal('COMPLAINT_LINK_UNKNOWN');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This link does not work\./);
});
