import type { FactSections } from './section-values';

/** What production shows before its own company is entered: nothing of the demo's company (docs/spec/settings.md#production). */
export const BLANK_FACTS: FactSections = {
  company: {
    name: 'Our shop',
    legalName: 'Company not entered yet',
    tagline: 'Televisions',
    founder: '',
    addressLine: 'Address not entered yet',
    ...{ city: '', state: '', pinCode: '', gstin: '' },
  },
  contact: {
    ...{ supportEmail: '', ordersEmail: '', phone: '', helpline: '', whatsapp: '' },
    ...{ instagramUrl: '', facebookUrl: '', youtubeUrl: '' },
  },
  officers: { grievanceOfficer: '' },
  hours: { hours: '' },
  fees: { shippingFeePaise: 9900 },
  holidays: { holidays: [] },
};
