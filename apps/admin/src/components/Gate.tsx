import { Alert, Button, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Unauthorized } from './Unauthorized';

/**
 * Renders a screen only for staff who may open it. The server checks every call anyway
 * (docs/spec/back-office.md#access).
 */
export function Gate({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess, isPending, error } = useCanAccess({ resource, action: 'list' });
  if (isPending) return <LinearProgress aria-label="Loading" />;
  /* A failed request must not look like a missing right. */
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
