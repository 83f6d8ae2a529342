import { GlobalStyles } from '@mui/material';
import { useDensity } from './use-density';

const CELL = 'main .MuiTableCell-root';

/* A row stays 30 px high, so that links of two rows are further apart than 24 px (WCAG 2.5.8); so are two links of a cell. */
const COMPACT = {
  [CELL]: { paddingTop: 2, paddingBottom: 2, height: 30, fontSize: 13, lineHeight: 1.35 },
  [`${CELL} .MuiTypography-body2`]: { fontSize: 13, lineHeight: 1.35 },
  [`${CELL}:has(a ~ a), ${CELL} .MuiTypography-body2:has(a ~ a)`]: { lineHeight: '24px' },
  [`${CELL} .MuiTypography-body2:has(a), ${CELL}:has(.MuiTypography-body2 a)`]: { lineHeight: '24px' },
  [`${CELL} img`]: { maxHeight: 32, width: 'auto' },
} as const;

/** Makes the rows of all tables as dense as the person has chosen (docs/spec/back-office.md#columns-and-density). */
export function DensityStyles() {
  const [density] = useDensity();
  return density === 'compact' && <GlobalStyles styles={COMPACT} />;
}
