import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/televisions')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/televisions"!</div>;
}
