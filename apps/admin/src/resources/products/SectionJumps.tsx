import { Box, Chip } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { FORM_SECTIONS, sectionId, type FormSectionName } from './form-sections';

const NAMES = Object.keys(FORM_SECTIONS) as FormSectionName[];

/** Brings a part of the form into view, and the keyboard with it. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface SectionJumpsProps {
  /** The id of the form. */
  form: string;
  /** Pixels of what covers the top of the page. */
  topPx: number;
}

/** The parts of a long form, each of which a press leads to; one with errors says how many. */
export function SectionJumps({ form, topPx }: SectionJumpsProps) {
  const { errors } = useFormState();
  const wrong = (name: FormSectionName) =>
    FORM_SECTIONS[name].fields.filter((field) => field in errors).length;
  return (
    <Box
      component="nav"
      aria-label="Parts of the form"
      sx={{
        ...{ position: 'sticky', top: topPx, zIndex: 2, display: 'flex', gap: 1, overflowX: 'auto' },
        ...{ py: 1, mb: 1, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {NAMES.map((name) => {
        const count = wrong(name);
        const { title } = FORM_SECTIONS[name];
        return (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            color={count > 0 ? 'error' : 'default'}
            label={count > 0 ? `${title} (${count} to correct)` : title}
            onClick={() => jumpTo(sectionId(form, name))}
          />
        );
      })}
    </Box>
  );
}
