import { z } from 'zod';
import { isGstin } from '../gst/gstin';
import { gstStateCode } from '../gst/states';
import { HeroValue } from '../shop-texts/hero-value';
import { TextValue } from '../shop-texts/text-value';
import { requiredText } from '../wire/wire.schema';
import { ChoiceValues } from './choice-values';
import { LegalContacts } from './legal-contacts';

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

const holiday = z.strictObject({
  date: z.iso.date('Please enter a date.'),
  name: requiredText('Please enter the name of the holiday.', 60),
});

/** Days on which nothing is dispatched or delivered, in order; each day once. */
const holidays = z
  .array(holiday)
  .max(100, 'Please enter at most 100 holidays.')
  .superRefine((days, context) => {
    for (const [index, { date }] of days.entries()) {
      if (days.findIndex((day) => day.date === date) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'date'],
        message: 'This date is in the list already.',
      });
    }
  })
  .transform((days) => days.toSorted((one, other) => one.date.localeCompare(other.date)));

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
  legalContacts: LegalContacts,
  hours: z.strictObject({ hours: text }),
  fees: z.strictObject({
    shippingFeePaise: z
      .number({ error: 'Enter an amount in rupees.' })
      .int('Use at most two decimals.')
      .min(0, 'The amount cannot be negative.')
      .max(10_000_000, 'The amount is too large.'),
  }),
  ...ChoiceValues,
  holidays: z.strictObject({ holidays }),
  hero: HeroValue,
  terms: TextValue,
  privacy: TextValue,
  shipping: TextValue,
  unboxing: TextValue,
  disclaimer: TextValue,
  about: TextValue,
} as const;

export type Section = keyof typeof SectionValues;
export type Sections = { [S in Section]: z.output<(typeof SectionValues)[S]> };

/** The sections that are facts of the shop, not texts. */
export type FactSections = Pick<Sections, 'company' | 'contact' | 'officers' | 'hours' | 'fees' | 'holidays'>;

/** The sections of the company, without which production does not sell (docs/spec/settings.md#production). */
export const COMPANY_SECTIONS = ['company', 'contact', 'officers', 'hours', 'fees'] as const;

/** All sections, in the order of the screen. */
export const SECTIONS = Object.keys(SectionValues) as Section[];
