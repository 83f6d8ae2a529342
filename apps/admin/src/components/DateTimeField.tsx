import { Box } from '@mui/material';
import { Fragment } from 'react';
import { formatDateTime } from '@aabha/contracts/time/india-time';

/** A day and time in India, which break into two lines only between both. */
export function DateTimeField({ iso }: { iso: string }) {
  return formatDateTime(iso)
    .split(/(?<=,) /)
    .map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {part}
        </Box>
      </Fragment>
    ));
}
