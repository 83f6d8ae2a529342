import { fieldSuffix, LANGUAGE_FACTS, TRANSLATIONS, type FieldSuffix } from '../language/language';
import type { Section, Sections } from './section-values';

type Labels = { [S in Section]: { label: string; fields: Record<keyof Sections[S], string> } };

/** Returns labels of fields by the names that these have in the languages other than English. */
function inTranslations<Field extends string>(labels: Record<Field, string>) {
  const others = TRANSLATIONS.flatMap((language) =>
    Object.entries(labels).map(([field, label]) => [
      field + fieldSuffix(language),
      `${String(label)} in ${LANGUAGE_FACTS[language].englishName}`,
    ]),
  );
  return Object.fromEntries(others) as Record<`${Field}${FieldSuffix}`, string>;
}

const inAllLanguages = <Field extends string>(labels: Record<Field, string>) => ({
  ...labels,
  ...inTranslations(labels),
});

const TEXT_FIELDS = inAllLanguages({
  title: 'Heading',
  lead: 'Summary below the heading',
  description: 'Description for search engines',
  body: 'Text',
});

/** The labels of sections and their fields, for the screen, its diffs and messages about what is missing. */
export const SECTION_LABELS: Labels = {
  company: {
    label: 'Company',
    fields: {
      name: 'Shop name',
      legalName: 'Legal name',
      tagline: 'Tagline',
      founder: 'Founder',
      addressLine: 'Address',
      city: 'City',
      state: 'State',
      pinCode: 'PIN code',
      gstin: 'GSTIN',
    },
  },
  contact: {
    label: 'Contact',
    fields: {
      supportEmail: 'Email of customer care',
      ordersEmail: 'Email for orders',
      phone: 'Phone',
      helpline: 'Helpline',
      whatsapp: 'WhatsApp number',
      instagramUrl: 'Instagram page',
      facebookUrl: 'Facebook page',
      youtubeUrl: 'YouTube channel',
    },
  },
  officers: { label: 'Officers', fields: { grievanceOfficer: 'Grievance officer' } },
  legalContacts: {
    label: 'Legal contacts',
    fields: {
      ...inAllLanguages({ grievanceDesignation: 'Officer’s designation' }),
      nodalPerson: 'Nodal person',
      nodalEmail: 'Nodal person’s email',
      nodalPhone: 'Nodal person’s phone',
      privacyContact: 'Privacy contact',
      privacyEmail: 'Privacy email',
      privacyPhone: 'Privacy phone',
    },
  },
  hours: { label: 'Opening hours', fields: { hours: 'Opening hours' } },
  fees: { label: 'Fees', fields: { shippingFeePaise: 'Shipping fee of an order' } },
  tax: {
    label: 'Tax',
    fields: {
      hsnDigits: 'Digits of an HSN code in returns',
      eInvoicingFrom: 'E-invoices from',
      gstr1Version: 'Version of the GSTR-1',
    },
  },
  payments: {
    label: 'Payments',
    fields: { upiCeilingPaise: 'Largest UPI payment', payLinkHours: 'Hours to pay a draft order by link' },
  },
  refunds: {
    label: 'Refund limits',
    fields: {
      refundLimitSubAdminPaise: 'A SubAdmin refunds alone up to',
      refundLimitSuperAdminPaise: 'A SuperAdmin refunds alone up to',
    },
  },
  returns: {
    label: 'Return windows',
    fields: {
      returnDaysDefective: 'Days for a defective product',
      returnDaysWrongItem: 'Days for a wrong item',
      returnDaysNotAsDescribed: 'Days for a product not as described',
      returnDaysChangedMind: 'Days for a changed mind',
      returnDaysOther: 'Days for any other reason',
    },
  },
  pickups: {
    label: 'Pickups of returns',
    fields: { pickupsPerPart: 'Pickups per centre and part of a day' },
  },
  installations: {
    label: 'Installation',
    fields: {
      installationWallPaise: 'Fee for a wall mount',
      installationStandPaise: 'Fee for a table stand',
      installationDemoPaise: 'Fee for a demo only',
    },
  },
  prices: {
    label: 'Price changes',
    fields: { largeDropsNeedApproval: 'Large drops need approval' },
  },
  carts: { label: 'Carts', fields: { visitorsFillCarts: 'Visitors fill a cart without logging in' } },
  pictures: { label: 'Pictures', fields: { picturesAreDrawings: 'Pictures of televisions are drawings' } },
  reorder: {
    label: 'Ordering in',
    fields: {
      leadDays: 'Days until an order arrives',
      reviewDays: 'Days between two orders',
      minimumUnits: 'Units to have at least',
      reorderMailAt: 'Daily email at',
      reorderMailTo: 'Daily email to',
    },
  },
  holidays: { label: 'Holidays', fields: { holidays: 'Days without dispatch and delivery' } },
  hero: {
    label: 'Home page',
    fields: {
      ...inAllLanguages({
        oledTitle: 'Heading for an OLED television',
        oledText: 'Sentence for an OLED television',
        miniLedTitle: 'Heading for a Mini-LED television',
        miniLedText: 'Sentence for a Mini-LED television',
        qledTitle: 'Heading for a QLED television',
        qledText: 'Sentence for a QLED television',
        ledTitle: 'Heading for an LED television',
        ledText: 'Sentence for an LED television',
        emptyTitle: 'Heading while no television is in stock',
      }),
      ...inTranslations({ tagline: 'Tagline' }),
    },
  },
  terms: { label: 'Terms and conditions', fields: TEXT_FIELDS },
  privacy: { label: 'Privacy and warranty policy', fields: TEXT_FIELDS },
  shipping: { label: 'Shipping policy', fields: TEXT_FIELDS },
  unboxing: { label: 'Unboxing policy', fields: TEXT_FIELDS },
  disclaimer: { label: 'Disclaimer', fields: TEXT_FIELDS },
  about: { label: 'About us', fields: TEXT_FIELDS },
};
