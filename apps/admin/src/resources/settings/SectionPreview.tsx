import { Box, Typography } from '@mui/material';
import { installationFeesOf, isInstallationFree } from '@aabha/contracts/installations/installation-fees';
import { formatPaise } from '@aabha/contracts/money/money-format';
import type { Paise } from '@aabha/contracts/money/money';
import type { ChoiceSections } from '@aabha/contracts/shop-settings/choice-values';
import {
  SectionValues,
  type FactSections,
  type Section,
  type Sections,
} from '@aabha/contracts/shop-settings/section-values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { HeroPreview } from './HeroPreview';
import { publishedFacts } from './published-facts';
import { isText, type SectionValue } from './section-fields';
import { TextPreview } from './TextPreview';
import { useSettingsOverview } from './use-settings-overview';

const refundLimitText = (limit: number | '') =>
  limit === ''
    ? 'refunds any amount alone.'
    : `refunds up to ${formatPaise(limit as Paise)} of an order alone, more with a second person.`;

type FactSection = keyof (FactSections & ChoiceSections) | 'legalContacts';
type Preview<S extends FactSection> = (value: Sections[S]) => readonly string[];

/** What pages and documents show of a section, line by line. */
const PREVIEWS: { [S in FactSection]: Preview<S> } = {
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
  officers: (value) => [value.grievanceOfficer],
  legalContacts: (value) => [
    `Grievance officer: ${value.grievanceDesignation || 'Grievance Officer'}`,
    ...(value.nodalPerson ? [`Nodal person: ${value.nodalPerson}, ${value.nodalEmail}`] : []),
    ...(value.privacyContact ? [`Personal data: ${value.privacyContact}, ${value.privacyEmail}`] : []),
  ],
  hours: (value) => [`We are open ${value.hours}.`],
  fees: (value) => [`Shipping is ${formatPaise(value.shippingFeePaise as Paise)} per order.`],
  tax: ({ hsnDigits, eInvoicingFrom, gstr1Version }) => [
    `GST returns state ${hsnDigits} digits of each HSN code.`,
    eInvoicingFrom === ''
      ? 'Invoices to businesses need no IRN.'
      : `Invoices and credit notes to businesses need an IRN from ${formatDay(eInvoicingFrom)} on.`,
    `The GSTR-1 names version ${gstr1Version}.`,
  ],
  payments: (value) => [
    `UPI is offered up to ${formatPaise(value.upiCeilingPaise as Paise)}.`,
    `A draft order can be paid by its link for ${value.payLinkHours} hours.`,
  ],
  refunds: ({ refundLimitSubAdminPaise, refundLimitSuperAdminPaise }) => [
    `A SubAdmin ${refundLimitText(refundLimitSubAdminPaise)}`,
    `A SuperAdmin ${refundLimitText(refundLimitSuperAdminPaise)}`,
  ],
  returns: (value) => [
    `A defective television can be returned within ${value.returnDaysDefective} days, a wrong one within ${value.returnDaysWrongItem}, one that is not as described within ${value.returnDaysNotAsDescribed}.`,
    `Who changed their mind has ${value.returnDaysChangedMind} days; any other reason counts for ${value.returnDaysOther}.`,
  ],
  pickups: ({ pickupsPerPart }) => [
    `A centre fetches up to ${pickupsPerPart} ${pickupsPerPart === 1 ? 'return' : 'returns'} in each part of a day.`,
  ],
  installations: (value) =>
    isInstallationFree(installationFeesOf(value))
      ? ['Installation is free.']
      : [
          `Buyers pay the technician ${formatPaise(value.installationWallPaise as Paise)} for a wall mount, ${formatPaise(value.installationStandPaise as Paise)} for a table stand and ${formatPaise(value.installationDemoPaise as Paise)} for a demo.`,
        ],
  prices: ({ largeDropsNeedApproval }) => [
    largeDropsNeedApproval
      ? 'Prices that fall by more than 30% wait for another SuperAdmin.'
      : 'Prices that fall by more than 30% are in force at once.',
  ],
  carts: ({ visitorsFillCarts }) => [
    visitorsFillCarts
      ? 'Visitors fill a cart, and log in at checkout.'
      : 'Visitors log in before they add a television to their cart.',
  ],
  pictures: ({ picturesAreDrawings }) => [
    picturesAreDrawings
      ? 'The disclaimer says that pictures of televisions are drawings.'
      : 'The disclaimer does not mention drawings.',
  ],
  reorder: ({ leadDays, reviewDays, minimumUnits, reorderMailAt, reorderMailTo }) => [
    `An order arrives after ${leadDays} days, and the next one is placed ${reviewDays} days later.`,
    ...(minimumUnits > 0 ? [`Of each television there should be ${minimumUnits} units at least.`] : []),
    reorderMailTo === ''
      ? 'Nobody gets a daily email of what to order.'
      : `What to order is mailed at ${reorderMailAt} every day to ${reorderMailTo}.`,
  ],
  holidays: ({ holidays }) => [
    ...holidays.map(({ date, name }) => `${formatDay(date)}: ${name}`),
    holidays.length === 0 ? 'Only Sundays are free of dispatch and delivery.' : 'No dispatch, no delivery.',
  ],
};

function linesOf<S extends FactSection>(section: S, value: SectionValue): readonly string[] {
  const parsed = SectionValues[section].safeParse(value);
  return parsed.success ? PREVIEWS[section](parsed.data as Sections[S]) : [];
}

interface SectionPreviewProps {
  section: Section;
  value: SectionValue;
}

/** What a section looks like: lines of facts, the headings of the hero, or the page of a text. */
function Preview({ section, value }: SectionPreviewProps) {
  const { data: overview } = useSettingsOverview();
  if (isText(section)) {
    const parsed = SectionValues[section].safeParse(value);
    if (!overview || !parsed.success) return null;
    return <TextPreview name={section} value={parsed.data} facts={publishedFacts(overview)} />;
  }
  if (section === 'hero') {
    const parsed = SectionValues.hero.safeParse(value);
    return parsed.success && <HeroPreview value={parsed.data} />;
  }
  return linesOf(section, value).map((line) => (
    <Typography key={line} variant="body2">
      {line}
    </Typography>
  ));
}

/** Shows a draft as pages, emails and invoices will state it. */
export function SectionPreview(props: SectionPreviewProps) {
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        minWidth: 0,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        As it will be shown
      </Typography>
      <Preview {...props} />
    </Box>
  );
}
