import * as texts from '@aabha/messages/order-tracking';
import { createFileRoute } from '@tanstack/react-router';
import { RequestTrackingPage } from '../features/tracking/RequestTrackingPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/track/')({
  loader: async (loading) => ({
    head: await pageHead(loading, { title: texts.trackAnOrder, description: texts.description }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RequestTrackingPage,
});
