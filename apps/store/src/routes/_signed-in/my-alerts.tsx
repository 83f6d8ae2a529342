import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { AlertList } from '../../features/alerts/AlertList';
import { pageTitle } from '../../lib/page-title';

export const Route = createFileRoute('/_signed-in/my-alerts')({
  // Not awaited: the list shows a placeholder or its cached rows.
  loader: ({ context }) => void context.api.alerts.list.prefetch({}),
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.myAlerts)] }),
  component: MyAlerts,
});

function MyAlerts() {
  return (
    <div className="wrap page">
      <h1>{titles.myAlerts}</h1>
      <AlertList />
    </div>
  );
}
