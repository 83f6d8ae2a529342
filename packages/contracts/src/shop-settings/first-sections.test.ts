import { describe, expect, it } from 'vitest';
import { BLANK_SECTIONS } from './blank-sections';
import { DEMO_SECTIONS } from './demo-sections';
import { firstSections } from './first-sections';
import { missingSettings } from './missing-settings';

const SHOP = {
  SHOP_NAME: 'Prakash',
  SHOP_LEGAL_NAME: 'Prakash Retail LLP',
  SHOP_TAGLINE: 'Televisions, well explained.',
  SHOP_SUPPORT_EMAIL: 'help@prakash.in',
  SHOP_ORDERS_EMAIL: 'orders@prakash.in',
  SHOP_PHONE: '+91 44 4000 1000',
  SHOP_HELPLINE: '1800 400 1000',
  SHOP_ADDRESS_LINE: '7, Beach Road',
  SHOP_CITY: 'Chennai',
  SHOP_STATE: 'Tamil Nadu',
  SHOP_PIN_CODE: '600001',
  SHOP_GSTIN: '33AAGCB7383J1ZF',
  SHOP_FOUNDER: 'Prakash Iyer',
  SHOP_GRIEVANCE_OFFICER: 'Lata Iyer',
  SHOP_HOURS: 'Every day 10:00-20:00',
};

describe('the first versions of a shop outside production', () => {
  it('are those of the demo', () => {
    expect(firstSections({}, false)).toEqual({ sections: DEMO_SECTIONS, problems: [] });
  });

  it('have what the environment sets, and name what cannot be right', () => {
    const { sections, problems } = firstSections(
      { SHOP_NAME: 'Deepa', SHOP_SHIPPING_FEE_PAISE: '4900', SHOP_PHONE: '' },
      false,
    );
    expect(sections.company).toEqual({ ...DEMO_SECTIONS.company, name: 'Deepa' });
    expect(sections.fees).toEqual({ shippingFeePaise: 4900 });
    expect(problems).toEqual([]);
    expect(firstSections({ SHOP_SHIPPING_FEE_PAISE: 'free' }, false).problems).toEqual([
      'SHOP_SHIPPING_FEE_PAISE: Enter an amount in rupees.',
    ]);
  });
});

describe('the first versions of a shop in production', () => {
  it('are those of the environment, without links of the demo', () => {
    const { sections, problems } = firstSections(SHOP, true);
    expect(problems).toEqual([]);
    expect(missingSettings(sections)).toEqual([]);
    expect(sections.company).toMatchObject({ name: 'Prakash', gstin: SHOP.SHOP_GSTIN });
    expect(sections.contact).toMatchObject({ whatsapp: '', instagramUrl: '' });
    expect(sections.fees).toEqual({ shippingFeePaise: 9900 });
  });

  it('have no company where the environment names nothing: fees, no holidays, and the texts', () => {
    const { sections, problems } = firstSections({}, true);
    expect(problems).toEqual([]);
    const { company: _c, contact: _t, officers: _o, hours: _h, ...rest } = BLANK_SECTIONS;
    expect(sections).toEqual(rest);
  });

  it.each([
    ['SHOP_GSTIN', '29AAGCB7383J1Z4', 'SHOP_GSTIN: Must begin with 33, the GST code of Tamil Nadu.'],
    ['SHOP_GSTIN', '', 'SHOP_GSTIN: Please fill this in.'],
    ['SHOP_STATE', 'Madras', 'SHOP_STATE: Please enter a State or union territory of India.'],
  ])('lack the company when %s is %j', (name, value, problem) => {
    const { sections, problems } = firstSections({ ...SHOP, [name]: value }, true);
    expect(sections.company).toBeUndefined();
    expect(sections.contact).toBeDefined();
    expect(problems).toEqual([problem]);
  });

  it('are never those of the demo', () => {
    const demo = { SHOP_STATE: 'Karnataka', SHOP_GSTIN: DEMO_SECTIONS.company.gstin };
    expect(firstSections({ ...SHOP, ...demo }, true).problems).toEqual(['SHOP_GSTIN: this is a demo value.']);
    const link = { SHOP_FACEBOOK_URL: DEMO_SECTIONS.contact.facebookUrl };
    expect(firstSections({ ...SHOP, ...link }, true).problems).toEqual([
      'SHOP_FACEBOOK_URL: this is a demo value.',
    ]);
  });
});

describe('what is missing to take orders', () => {
  it('names each section that is not published', () => {
    expect(missingSettings({ fees: DEMO_SECTIONS.fees })).toEqual([
      'Company: not entered yet',
      'Contact: not entered yet',
      'Officers: not entered yet',
      'Opening hours: not entered yet',
    ]);
  });

  it('names values of the demo, by which a copied database is recognised', () => {
    expect(missingSettings(DEMO_SECTIONS)).toEqual([
      'Company: GSTIN of the demo',
      'Contact: Email of customer care, Email for orders, Instagram page, Facebook page, YouTube channel of the demo',
    ]);
  });
});
