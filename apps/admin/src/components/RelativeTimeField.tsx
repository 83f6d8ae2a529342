import { Tooltip } from '@mui/material';
import { formatDateTime, formatRelative } from '@aabha/contracts/time/india-time';

/** '3 hours ago', with the exact Indian time on hover and for assistive technology. */
export function RelativeTimeField({ iso }: { iso: string }) {
  return (
    <Tooltip title={formatDateTime(iso)}>
      <time dateTime={iso} aria-label={formatDateTime(iso)} style={{ whiteSpace: 'nowrap' }}>
        {formatRelative(iso, new Date())}
      </time>
    </Tooltip>
  );
}
