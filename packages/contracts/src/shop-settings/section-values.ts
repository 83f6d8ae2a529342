import { z } from 'zod';
import { isGstin } from '../gst/gstin';
import { gstStateCode } from '../gst/states';
import { requiredText } from '../wire/wire.schema';

const text = requiredText('Please fill this in.');
const optionalText = z.string().trim().max(40, 'Please use at most 40 characters.').default('');
const email = text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter an email address.');
const webAddress = z
  .string()
  .trim()
  .max(300, 'Please use at most 300 characters.')
  .regex(/^(https?:\/\/[^/\s]+.*)?$/, 'Please enter a URL, or nothing.')
  .default('');

/** Who sells. The form of the GSTIN, the State's name and their agreement are checked: invoices depend on them. */
const company = z
  .strictObject({
    name: text,
    legalName: text,
    tagline: text,
    founder: text,
    addressLine: text,
    city: text,
    state: text.refine(
      (state) => gstStateCode(state) !== undefined,
      'Please enter a State or union territory of India.',
    ),
    pinCode: text.regex(/^[1-9][0-9]{5}$/, 'Please enter a PIN code of six digits.'),
    gstin: text
      .toUpperCase()
      .refine(isGstin, 'This is not a GSTIN: 15 characters, the last of which is a check character.'),
  })
  .superRefine(({ state, gstin }, context) => {
    const code = gstStateCode(state);
    if (code === undefined || gstin.startsWith(code)) return;
    const message = `Must begin with ${code}, the GST code of ${state}.`;
    context.addIssue({ code: 'custom', path: ['gstin'], message });
  });

/**
 * The values of the shop that staff edit, by section (docs/spec/settings.md#sections). A stored version is one of these
 * objects, so a field can be added only with a default.
 */
export const SectionValues = {
  company,
  contact: z.strictObject({
    supportEmail: email,
    ordersEmail: email,
    phone: text,
    helpline: text,
    whatsapp: optionalText,
    instagramUrl: webAddress,
    facebookUrl: webAddress,
    youtubeUrl: webAddress,
  }),
  officers: z.strictObject({ grievanceOfficer: text }),
  hours: z.strictObject({ hours: text }),
  fees: z.strictObject({
    shippingFeePaise: z
      .number({ error: 'Enter an amount in rupees.' })
      .int('Use at most two decimals.')
      .min(0, 'The amount cannot be negative.')
      .max(10_000_000, 'The amount is too large.'),
  }),
} as const;

export type Section = keyof typeof SectionValues;
export type Sections = { [S in Section]: z.output<(typeof SectionValues)[S]> };

/** All sections, in the order of the screen. */
export const SECTIONS = Object.keys(SectionValues) as Section[];
