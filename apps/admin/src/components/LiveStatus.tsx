import { Chip, Tooltip } from '@mui/material';
import { useBackgroundMark } from './use-background-mark';
import { useLiveChanges } from './use-live-changes';

/** Keeps screens up to date, and says so when they are not (docs/spec/back-office.md#live-changes). */
export function LiveStatus() {
  const isLive = useLiveChanges();
  useBackgroundMark();
  return (
    <span role="status">
      {!isLive && (
        <Tooltip title="New orders and changes by others appear again once the connection is back.">
          <Chip size="small" color="warning" label="Connecting…" />
        </Tooltip>
      )}
    </span>
  );
}
