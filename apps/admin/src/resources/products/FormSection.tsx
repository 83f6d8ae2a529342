import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FORM_SECTIONS, sectionId, type FormSectionName } from './form-sections';

interface FormSectionProps {
  /** The id of the form. */
  form: string;
  name: FormSectionName;
  children: ReactNode;
}

/** A part of the form under its heading, which the jump list leads to. */
export function FormSection({ form, name, children }: FormSectionProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 3, minWidth: 0 }}>
      <Typography
        component="legend"
        variant="h3"
        id={sectionId(form, name)}
        tabIndex={-1}
        /* Below the bar of the back office and the jump list. */
        sx={{ mb: 1, scrollMarginTop: 112, outline: 'none' }}
      >
        {FORM_SECTIONS[name].title}
      </Typography>
      {children}
    </Box>
  );
}
