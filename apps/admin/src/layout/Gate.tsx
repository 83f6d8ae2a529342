import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Unauthorized } from './Unauthorized';

/** Shows a screen to those who may open it. The server refuses the others' calls whatever is shown (decisions §12). */
export function Gate({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  if (isPending) return null;
  return canAccess ? <>{children}</> : <Unauthorized />;
}
