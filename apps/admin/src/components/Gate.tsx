import { Alert, Button, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Unauthorized } from './Unauthorized';

/**
 * Shows a screen to those who may open it. The server refuses the others' calls whatever is shown
 * (docs/spec/back-office.md#access).
 */
export function Gate({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess, isPending, error } = useCanAccess({ resource, action: 'list' });
  if (isPending) return <LinearProgress aria-label="Loading" />;
  /* Nobody is refused because the shop did not answer. */
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            Retry
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  return canAccess ? <>{children}</> : <Unauthorized />;
}
