import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useIsClosed } from './use-may-open';

/** A link to a screen of the back office; its text alone for those who may not open that. */
export function ScreenLink({ to, children, ...props }: LinkProps & { to: string }) {
  if (useIsClosed()(to)) return <span>{children}</span>;
  return (
    <Link component={RouterLink} to={to} {...props}>
      {children}
    </Link>
  );
}
