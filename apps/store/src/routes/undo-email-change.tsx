import { useState } from 'react';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { UndoEmailChange } from '../features/accounts/UndoEmailChange';
import { pageTitle } from '../lib/page-title';

export const Route = createFileRoute('/undo-email-change')({
  // The token is in the hash of the address, which browsers do not send to servers.
  ssr: false,
  head: ({ matches }) => ({
    meta: [pageTitle(matches, titles.restoreYourEmail), { name: 'robots', content: 'noindex' }],
  }),
  component: UndoEmailChangePage,
});

function UndoEmailChangePage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [done, setDone] = useState(false);
  return <UndoEmailChange token={token} done={done} onDone={() => setDone(true)} />;
}
