import { SEEDED_HERO } from '../shop-texts/seeded-hero';
import { SEEDED_TEXTS } from '../shop-texts/seeded-texts';
import { firstChoices } from './first-choices';
import type { Sections } from './section-values';

/** The company of the demo, the first published version outside production (docs/spec/settings.md#demo-data). */
export const DEMO_SECTIONS: Sections = {
  company: {
    name: 'Aabha',
    legalName: 'Aabha Electronics Private Limited',
    tagline: 'Televisions worth staying in for.',
    founder: 'Anand Rao',
    addressLine: '42, Residency Road, Ashok Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560025',
    gstin: '29AAGCB7383J1Z4',
  },
  contact: {
    supportEmail: 'care@aabha.example',
    ordersEmail: 'orders@aabha.example',
    phone: '+91 80 4718 2200',
    helpline: '1800 209 4718',
    whatsapp: '918047182200',
    instagramUrl: 'https://www.instagram.com/aabha.example',
    facebookUrl: 'https://www.facebook.com/aabha.example',
    youtubeUrl: 'https://www.youtube.com/@aabha.example',
  },
  officers: { grievanceOfficer: 'Meera Krishnan' },
  legalContacts: {
    grievanceDesignation: 'Head of Customer Care',
    grievanceDesignationHi: 'ग्राहक सेवा प्रमुख',
    nodalPerson: 'Arun Nair',
    nodalEmail: 'nodal@aabha.example',
    nodalPhone: '+91 80 4718 2210',
    privacyContact: 'Farah Khan',
    privacyEmail: 'privacy@aabha.example',
    privacyPhone: '+91 80 4718 2220',
  },
  hours: { hours: 'Monday to Saturday 09:30-18:30' },
  fees: { shippingFeePaise: 9900 },
  holidays: {
    holidays: [
      { date: '2026-12-25', name: 'Christmas' },
      { date: '2027-01-26', name: 'Republic Day' },
      { date: '2027-08-15', name: 'Independence Day' },
      { date: '2027-10-02', name: 'Gandhi Jayanti' },
    ],
  },
  ...firstChoices({}),
  hero: SEEDED_HERO,
  ...SEEDED_TEXTS,
};
