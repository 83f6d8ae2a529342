import { z } from 'zod';
import { fieldSuffix, TRANSLATIONS, type FieldSuffix } from '../language/language';

const optional = z.string().trim().max(80, 'Please use at most 80 characters.').default('');
const optionalEmail = optional.refine(
  (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  'Please enter an email address.',
);

const designations = Object.fromEntries(
  TRANSLATIONS.map((language) => [`grievanceDesignation${fieldSuffix(language)}`, optional]),
) as Record<`grievanceDesignation${FieldSuffix}`, typeof optional>;

/**
 * Who answers for the shop by law, beside the grievance officer; each may be empty. A section of its own: processes of the
 * release before refuse a field of the officers that they do not know (docs/spec/settings.md#legal-contacts).
 */
export const LegalContacts = z
  .strictObject({
    grievanceDesignation: optional,
    ...designations,
    nodalPerson: optional,
    nodalEmail: optionalEmail,
    nodalPhone: optional,
    privacyContact: optional,
    privacyEmail: optionalEmail,
    privacyPhone: optional,
  })
  .superRefine(({ nodalPerson, nodalEmail, privacyContact, privacyEmail }, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: 'Please enter an email address.' });
    if (nodalPerson !== '' && nodalEmail === '') refuse('nodalEmail');
    if (privacyContact !== '' && privacyEmail === '') refuse('privacyEmail');
  });
export type LegalContacts = z.output<typeof LegalContacts>;
