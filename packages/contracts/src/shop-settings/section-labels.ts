import type { Section, Sections } from './section-values';

type Labels = { [S in Section]: { label: string; fields: Record<keyof Sections[S], string> } };

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
  hours: { label: 'Opening hours', fields: { hours: 'Opening hours' } },
  fees: { label: 'Fees', fields: { shippingFeePaise: 'Shipping fee of an order' } },
};
