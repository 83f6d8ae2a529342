import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_TOPICS, type LiveTopic } from '@aabha/contracts/live/live.values';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import { renderScreen } from '../testing/render-screen';
import { createAuthProvider } from '../data/auth-provider';
import { LiveStatus } from './LiveStatus';
import { usePerson } from './use-person';

let send: (topics: readonly LiveTopic[]) => void;
let refuse: boolean;
/** What the API says about the signed-in person; undefined where it says nothing. */
let answer: () => object | undefined;
beforeEach(() => {
  refuse = false;
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('accounts.me')) {
      const data = answer();
      return Promise.resolve(
        data ? Response.json([{ result: { data } }]) : new Response('', { status: 503 }),
      );
    }
    if (refuse) return Promise.resolve(new Response('', { status: 503 }));
    const bytes = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (topics) =>
          controller.enqueue(bytes.encode(`event: changed\ndata: ${JSON.stringify(topics)}\n\n`));
      },
    });
    return Promise.resolve(new Response(body));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A figure that counts how often it was read. */
function Figure({ topics, read }: { topics: readonly LiveTopic[]; read: () => number }) {
  const { data } = useQuery({ queryKey: ['figure', topics], queryFn: read, meta: { live: topics } });
  return <output>{data}</output>;
}

function renderFigure(topics: readonly LiveTopic[]) {
  let reads = 0;
  const read = () => (reads += 1);
  renderScreen(
    <>
      <LiveStatus />
      <Figure topics={topics} read={read} />
    </>,
    { resources: [] },
  );
  return { reads: () => reads };
}

test('reads again what shows a topic that changed, and nothing else', async () => {
  const { reads } = renderFigure(['orders']);
  await waitFor(() => expect(send).toBeDefined());
  send(['reviews']);
  send(['orders']);
  await screen.findByText('2');
  expect(reads()).toBe(2);
});

test('waits while a dialog covers the screen', async () => {
  const { reads } = renderFigure(['orders']);
  await screen.findByText('1');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const looks = vi.spyOn(document, 'querySelector');
  send(LIVE_TOPICS);
  await waitFor(() =>
    expect(looks.mock.calls.filter(([selector]) => selector === '[role="dialog"]').length).toBeGreaterThan(1),
  );
  expect(reads()).toBe(1);
  dialog.remove();
  await screen.findByText('2');
});

test('leaves the rows where they are while somebody moves the pointer', async () => {
  const { reads } = renderFigure(['orders']);
  await screen.findByText('1');
  const moving = setInterval(() => window.dispatchEvent(new Event('pointermove')), 50);
  window.dispatchEvent(new Event('pointermove'));
  const looks = vi.spyOn(document, 'querySelector');
  send(LIVE_TOPICS);
  await waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(3));
  clearInterval(moving);
  expect(reads()).toBe(1);
  await waitFor(() => expect(reads()).toBe(2), { timeout: 3000 });
});

test('follows what one may do, and stays as it is without a response', async () => {
  let permissions: Permission[] = ['orders'];
  let reads = 0;
  answer = () => {
    reads += 1;
    return permissions.length > 0 ? { user: { role: 'SubAdmin' }, permissions } : undefined;
  };
  const Permissions = () => <output>{usePerson()?.permissions?.join(' ')}</output>;
  renderScreen(
    <>
      <LiveStatus />
      <Permissions />
    </>,
    { resources: [], authProvider: createAuthProvider([]) },
  );
  await screen.findByText('orders');
  permissions = ['orders', 'stock'];
  send(['permissions']);
  await screen.findByText('orders stock');
  permissions = [];
  const before = reads;
  send(['permissions']);
  await waitFor(() => expect(reads).toBeGreaterThan(before), { timeout: 8000 });
  permissions = ['stock'];
  send(['permissions']);
  await screen.findByText('stock');
});

test('says while no changes arrive that it connects again', async () => {
  refuse = true;
  renderFigure(['orders']);
  await screen.findByText('Connecting…');
});
