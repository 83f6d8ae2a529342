import { Box, Typography } from '@mui/material';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import { AskAccountant } from '../../components/AskAccountant';

/** What the fields of a section decide, where their labels do not say it. */
const NOTES: Partial<Record<Section, string>> = {
  tax: 'Without a date no invoice needs an IRN. The GST portal names the version of the GSTR-1 that it reads.',
  legalContacts:
    'All optional. The grievance page names them; letters about a breach name the contact for personal data instead of the grievance officer.',
  payments:
    'Your payment provider sets the limit: ₹1,00,000, or ₹5,00,000 for a verified merchant. Above it UPI is not offered.',
  refunds:
    'Above its limit a refund waits until somebody else approves it. Refunds of one order by one person within 24 hours count together. Leave a field empty for no limit. Raising a limit needs another SuperAdmin.',
  returns:
    'Days after the delivery. The texts of the shop promise 7 days for every reason, so none can have fewer.',
  installations:
    'Buyers pay the technician, who gives them the bill: the fee is in no invoice of the shop. It is shown before they pay for the television, and an order keeps the fee of its time. 0 is free.',
  prices:
    'Prices that fall by more than 30% wait for another SuperAdmin, if there is one. Turning this off needs another SuperAdmin as well.',
  reorder:
    'Reorder suggests orders by these days, unless a brand or a television has its own. Addresses have commas between them; without any, no email is sent.',
  carts:
    'The cart of a visitor is kept in their browser, and joins the cart of their account when they log in. Their cart has no coupon and reserves no stock.',
  pictures: 'The disclaimer then says that pictures of televisions are drawings.',
};

/** The note above the fields of a section, with the question for the accountant where the law leaves one. */
export function SectionNote({ section }: { section: Section }) {
  const note = NOTES[section];
  if (note === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      {section === 'tax' && (
        <AskAccountant question="Was our turnover above ₹5 crore in any year since 2017-18? Then e-invoices are needed, and 6 digits of each HSN code." />
      )}
    </Box>
  );
}
