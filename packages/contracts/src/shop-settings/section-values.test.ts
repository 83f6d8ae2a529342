import { expect, it } from 'vitest';
import { BLANK_SECTIONS } from './blank-sections';
import { DEMO_SECTIONS } from './demo-sections';
import { SECTION_LABELS } from './section-labels';
import { SECTIONS, SectionValues } from './section-values';

const { company, contact } = DEMO_SECTIONS;

it.each(SECTIONS)('%s of the demo is valid, and each of its fields has a label', (section) => {
  expect(SectionValues[section].parse(DEMO_SECTIONS[section])).toEqual(DEMO_SECTIONS[section]);
  const fields = Object.keys(SectionValues[section].shape);
  expect(Object.keys(SECTION_LABELS[section].fields)).toEqual(fields);
  expect(Object.keys(BLANK_SECTIONS[section]).toSorted()).toEqual(fields.toSorted());
});

it.each([
  [{ gstin: '29AAGCB7383J1Z5' }, 'gstin', 'This is not a GSTIN'],
  [{ gstin: '' }, 'gstin', 'Please fill this in.'],
  [{ state: 'Karnatak' }, 'state', 'Please enter a State'],
  [{ state: 'Kerala' }, 'gstin', 'Must begin with 32, the GST code of Kerala.'],
  [{ pinCode: '56002' }, 'pinCode', 'Please enter a PIN code'],
  [{ name: ' ' }, 'name', 'Please fill this in.'],
])('a company with %j is refused at %s', (over, field, message) => {
  const issue = SectionValues.company.safeParse({ ...company, ...over }).error?.issues[0];
  expect(issue?.path).toEqual([field]);
  expect(issue?.message).toContain(message);
});

it('a State may be written as invoices accept it, and a GSTIN in small letters', () => {
  const parsed = SectionValues.company.parse({
    ...company,
    state: ' KARNATAKA ',
    gstin: company.gstin.toLowerCase(),
  });
  expect(parsed).toMatchObject({ state: 'KARNATAKA', gstin: company.gstin });
});

it.each([
  [{ supportEmail: 'care' }, 'supportEmail'],
  [{ youtubeUrl: 'aabha' }, 'youtubeUrl'],
  [{ youtubeUrl: 'javascript:alert(1)' }, 'youtubeUrl'],
  [{ phone: '' }, 'phone'],
])('contacts with %j are refused', (over, field) => {
  expect(SectionValues.contact.safeParse({ ...contact, ...over }).error?.issues[0]?.path).toEqual([field]);
});

it('contacts need no links', () => {
  const { whatsapp: _w, instagramUrl: _i, facebookUrl: _f, youtubeUrl: _y, ...rest } = contact;
  expect(SectionValues.contact.parse(rest)).toEqual({
    ...rest,
    ...{ whatsapp: '', instagramUrl: '', facebookUrl: '', youtubeUrl: '' },
  });
});

it.each([-1, 99.5, 'free', 10_000_001])('a fee of %j paise is refused', (shippingFeePaise) => {
  expect(SectionValues.fees.safeParse({ shippingFeePaise }).success).toBe(false);
});
