import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/ContactPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/contact')({
  loader: async (loading) => ({
    head: await pageHead(loading, {
      title: 'Contact',
      description:
        'Write to us, call, chat or visit: questions before you buy, help with an order, warranty and complaints, Monday to Saturday.',
    }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ContactPage,
});
