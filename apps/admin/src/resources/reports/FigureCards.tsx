import { Box, Card, Typography } from '@mui/material';
import { FigureLink, type Rows } from '../../components/FigureLink';

interface Figure {
  label: string;
  text: string;
  note?: string;
  /** The rows that it counts. */
  rows?: Rows | undefined;
}

/** The main figures of a report. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="section"
      aria-label="Total"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {figures.map(({ label, text, note, rows }) => (
        <Card key={label} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="div"
            sx={{
              fontSize: { xs: 20, sm: 26 },
              fontWeight: 700,
              fontVariantNumeric: 'tabular-nums',
              overflowWrap: 'anywhere',
            }}
          >
            {rows ? <FigureLink rows={rows}>{text}</FigureLink> : text}
          </Typography>
          {note && (
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {note}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
