import { isGuarded } from '@aabha/contracts/waiting-room/waiting-room.rules';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { WaitingRoomPage } from '../features/waiting-room/WaitingRoomPage';
import { pageTitle } from '../lib/page-title';

/** The waiting room of a television; the server renders it for a visitor (docs/spec/waiting-room.md#page). */
export const Route = createFileRoute('/waiting-room/$id')({
  /** `from=checkout` when a refused checkout led here; `script=none` shows a visitor without script their own place. */
  validateSearch: ({ from, script }): { from?: 'checkout'; script?: 'none' } => ({
    ...(from === 'checkout' ? { from } : {}),
    ...(script === 'none' ? { script } : {}),
  }),
  loader: async ({ params: { id }, context: { api, ticket } }) => {
    const ofTicket = async () => {
      if (!import.meta.env.SSR || ticket === undefined) return undefined;
      /* A ticket that is no longer valid counts as none. */
      const own = await api.waitingRoom.get.fetch({ id, ticket }).catch(() => undefined);
      return own && api.waitingRoom.get.setData({ id }, own);
    };
    const { room } = (await ofTicket()) ?? (await api.waitingRoom.get.ensureData({ id }));
    return { refreshSeconds: isGuarded(room.phase) ? room.refreshSeconds : undefined };
  },
  head: ({ matches }) => ({
    meta: [pageTitle(matches, titles.waitingRoom), { name: 'robots', content: 'noindex' }],
  }),
  component: Waiting,
});

function Waiting() {
  const { id } = Route.useParams();
  const { from } = Route.useSearch();
  return <WaitingRoomPage key={id} id={id} isRefused={from === 'checkout'} />;
}
