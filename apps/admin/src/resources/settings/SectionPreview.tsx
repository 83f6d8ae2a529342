import { Box, Typography } from '@mui/material';
import { formatPaise } from '@aabha/contracts/money/money-format';
import type { Paise } from '@aabha/contracts/money/money';
import { SectionValues, type Section, type Sections } from '@aabha/contracts/shop-settings/section-values';
import type { SectionValue } from './section-fields';

type Preview<S extends Section> = (value: Sections[S]) => readonly string[];

/** What pages and documents show of a section, line by line. */
const PREVIEWS: { [S in Section]: Preview<S> } = {
  company: (value) => [
    `${value.name} · ${value.tagline}`,
    value.legalName,
    `${value.addressLine}, ${value.city}, ${value.state} ${value.pinCode}`,
    `GSTIN ${value.gstin}`,
  ],
  contact: (value) => [
    `${value.supportEmail} · ${value.phone}`,
    `Helpline ${value.helpline}`,
    `Emails come from ${value.ordersEmail}`,
  ],
  officers: (value) => [`${value.grievanceOfficer}, Grievance Officer`],
  hours: (value) => [`We are open ${value.hours}.`],
  fees: (value) => [`Shipping is ${formatPaise(value.shippingFeePaise as Paise)} per order.`],
};

function linesOf<S extends Section>(section: S, value: SectionValue): readonly string[] {
  const parsed = SectionValues[section].safeParse(value);
  return parsed.success ? PREVIEWS[section](parsed.data as Sections[S]) : [];
}

/** Shows a draft as pages, emails and invoices will state it. */
export function SectionPreview({ section, value }: { section: Section; value: SectionValue }) {
  const lines = linesOf(section, value);
  if (lines.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" color="textSecondary">
        As it will be shown
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
