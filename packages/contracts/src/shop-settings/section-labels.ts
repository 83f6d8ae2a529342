import type { Section, Sections } from './section-values';

type Labels = { [S in Section]: { label: string; fields: Record<keyof Sections[S], string> } };

const TEXT_FIELDS = {
  title: 'Heading',
  lead: 'Summary below the heading',
  description: 'Description for search engines',
  body: 'Text',
  titleHi: 'Heading in Hindi',
  leadHi: 'Summary in Hindi',
  descriptionHi: 'Description in Hindi',
  bodyHi: 'Text in Hindi',
};

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
      grievanceDesignation: 'Officer’s designation',
      grievanceDesignationHi: 'Designation in Hindi',
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
  payments: { label: 'Payments', fields: { upiCeilingPaise: 'Largest UPI payment' } },
  prices: {
    label: 'Price changes',
    fields: { largeDropsNeedApproval: 'Large drops need approval' },
  },
  pictures: { label: 'Pictures', fields: { picturesAreDrawings: 'Pictures of televisions are drawings' } },
  holidays: { label: 'Holidays', fields: { holidays: 'Days without dispatch and delivery' } },
  hero: {
    label: 'Home page',
    fields: {
      oledTitle: 'Heading for an OLED television',
      oledText: 'Sentence for an OLED television',
      miniLedTitle: 'Heading for a Mini-LED television',
      miniLedText: 'Sentence for a Mini-LED television',
      qledTitle: 'Heading for a QLED television',
      qledText: 'Sentence for a QLED television',
      ledTitle: 'Heading for an LED television',
      ledText: 'Sentence for an LED television',
      emptyTitle: 'Heading while no television is in stock',
      oledTitleHi: 'Heading for an OLED television in Hindi',
      oledTextHi: 'Sentence for an OLED television in Hindi',
      miniLedTitleHi: 'Heading for a Mini-LED television in Hindi',
      miniLedTextHi: 'Sentence for a Mini-LED television in Hindi',
      qledTitleHi: 'Heading for a QLED television in Hindi',
      qledTextHi: 'Sentence for a QLED television in Hindi',
      ledTitleHi: 'Heading for an LED television in Hindi',
      ledTextHi: 'Sentence for an LED television in Hindi',
      emptyTitleHi: 'Heading while no television is in stock, in Hindi',
    },
  },
  terms: { label: 'Terms and conditions', fields: TEXT_FIELDS },
  privacy: { label: 'Privacy and warranty policy', fields: TEXT_FIELDS },
  shipping: { label: 'Shipping policy', fields: TEXT_FIELDS },
  unboxing: { label: 'Unboxing policy', fields: TEXT_FIELDS },
  disclaimer: { label: 'Disclaimer', fields: TEXT_FIELDS },
  about: { label: 'About us', fields: TEXT_FIELDS },
};
