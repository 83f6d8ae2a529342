import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import { useMayOpen } from './use-may-open';

interface AskAccountantProps {
  /** What to ask, as it can be sent to the accountant. */
  question: string;
  /** The section of the settings that has the choice. */
  section?: Section;
}

/** A note where law needs an accountant's word: the question, and a link to the setting for those who may open it. */
export function AskAccountant({ question, section }: AskAccountantProps) {
  const mayOpen = useMayOpen();
  return (
    <Typography
      variant="body2"
      component="p"
      role="note"
      color="textSecondary"
      sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, maxWidth: 800 }}
    >
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        Ask your accountant:
      </Box>{' '}
      {question}
      {section !== undefined && mayOpen('settings') && (
        <>
          {' '}
          <Link component={RouterLink} to={`/admin-dashboard/settings#section-${section}`}>
            Setting: {SECTION_LABELS[section].label}
          </Link>
        </>
      )}
    </Typography>
  );
}
