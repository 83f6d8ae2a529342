import * as texts from '@aabha/messages/pixel-lab';
import { createFileRoute } from '@tanstack/react-router';
import { PixelLab } from '../features/pixel-lab/PixelLab';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/pixel-lab')({
  loader: async (loading) => ({
    head: await pageHead(loading, { title: texts.title, description: texts.lead }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PixelLab,
});
