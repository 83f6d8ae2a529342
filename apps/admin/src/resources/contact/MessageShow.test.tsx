import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { messages } from '.';
import type { MessageThreadRecord } from './message-record';
import { MessageControls } from './MessageControls';

const MESSAGE = {
  ...{ _id: 'm1', id: 'm1', state: 'open', assigned_to: null, updated_at: '2026-11-21T06:00:00.000Z' },
} as MessageThreadRecord;

const choose = async (user: ReturnType<typeof renderScreen>['user'], label: string, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('a message is assigned to any staff, and closed with the version that was seen', async () => {
  const calls = serveApi({
    'cases.assignees': () => ({ staff: [{ _id: 's1', name: 'Ravi' }] }),
    'contact.assign': () => ({ thread: MESSAGE }),
    'contact.setState': () => ({ thread: MESSAGE }),
  });
  const { user } = renderScreen(<MessageControls message={MESSAGE} />, { resources: [messages] });
  await choose(user, 'Assigned to', 'Ravi');
  expect(await screen.findByText('Assignment updated')).toBeTruthy();
  await choose(user, 'State', 'Closed');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path !== 'cases.assignees')).toEqual([
      { path: 'contact.assign', input: { id: 'm1', staff_id: 's1' } },
      {
        path: 'contact.setState',
        input: { id: 'm1', state: 'closed', updated_at: '2026-11-21T06:00:00.000Z' },
      },
    ]),
  );
});

test('a state that somebody changed meanwhile is refused, and says so', async () => {
  serveApi({
    'cases.assignees': () => ({ staff: [] }),
    'contact.setState': () => {
      throw appError('MESSAGE_NOT_FOUND');
    },
  });
  const { user } = renderScreen(<MessageControls message={MESSAGE} />, { resources: [messages] });
  await choose(user, 'State', 'Closed');
  expect(await screen.findByText('Message not found.')).toBeTruthy();
});
