import * as texts from '@aabha/messages/fit-finder';
import { createFileRoute, Link } from '@tanstack/react-router';
import { compareSearch } from '../features/compare/compared-ids';
import { FindTelevisionPage } from '../features/fit/FindTelevisionPage';
import { lengthsIn } from '../features/fit/lengths';
import { readRoom } from '../features/fit/read-room';
import { readRoomSearch } from '../features/fit/room-search';
import { sizeQuestion } from '../features/fit/size-question';
import { faqPage } from '../lib/faq-page';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/find-my-television')({
  validateSearch: readRoomSearch,
  loaderDeps: ({ search }) => readRoomSearch({ ...search }),
  loader: async (loading) => {
    const { api } = loading.context;
    const { room } = readRoom(loading.deps);
    if (room && import.meta.env.SSR) await api.products.fitRoom.ensureData(room);
    // In the browser nothing is awaited: the page shows its current results until the response arrives.
    else if (room) void api.products.fitRoom.prefetch(room);
    return {
      head: await pageHead(loading, {
        title: texts.title,
        description: texts.description,
        // The question stands on the page until there is a room.
        ...(room || !import.meta.env.SSR
          ? {}
          : { structured: () => faqPage([sizeQuestion(lengthsIn(loading.deps.unit))]) }),
      }),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FindMyTelevision,
});

function FindMyTelevision() {
  const search = Route.useSearch();
  return (
    <FindTelevisionPage
      search={search}
      renderCompare={(ids, look) => <Link to="/compare" search={compareSearch(ids)} {...look} />}
    />
  );
}
