import * as texts from '@aabha/messages/contact';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/ContactPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/contact')({
  loader: async (loading) => ({
    head: await pageHead(loading, {
      title: texts.contact,
      description: texts.description,
    }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ContactPage,
});
