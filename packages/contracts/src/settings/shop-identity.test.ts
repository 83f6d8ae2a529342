import { describe, expect, it } from 'vitest';
import { readShopSettings } from './settings';
import { shopIdentityErrors, productionIdentityErrors, withoutDemoLinks } from './shop-identity';

const { brand } = readShopSettings({});

describe('the identity of a shop', () => {
  it('is valid with the demo values', () => {
    expect(shopIdentityErrors(brand)).toEqual([]);
  });

  it.each([
    [{ gstin: '29AAGCB7383J1Z5' }, ['SHOP_GSTIN is not a GSTIN']],
    [{ gstin: '' }, ['SHOP_GSTIN is not a GSTIN']],
    [{ state: 'Karnatak' }, ['SHOP_STATE must be a State']],
    [{ state: 'Kerala' }, ['SHOP_GSTIN must begin with 32, the GST code of Kerala']],
    [{ pinCode: '56002' }, ['SHOP_PIN_CODE must be']],
    [{ supportEmail: 'care' }, ['SHOP_SUPPORT_EMAIL must be']],
    [{ youtubeUrl: 'aabha' }, ['SHOP_YOUTUBE_URL must be a URL']],
    [{ gstin: 'x', state: 'Bombay' }, ['SHOP_GSTIN is not', 'SHOP_STATE must be']],
  ])('with %j is refused by the name of its variable', (over, starts) => {
    const errors = shopIdentityErrors({ ...brand, ...over });
    expect(errors).toHaveLength(starts.length);
    for (const start of starts) expect(errors.join('\n')).toContain(start);
  });

  it('takes a State however it is written, as the invoice does', () => {
    expect(shopIdentityErrors({ ...brand, state: ' KARNATAKA ' })).toEqual([]);
  });
});

describe('production', () => {
  it('names every variable that would fall back to a demo value', () => {
    const missing = productionIdentityErrors({ SHOP_NAME: 'Prakash' });
    expect(missing).not.toContainEqual(expect.stringContaining('SHOP_NAME '));
    for (const name of ['SHOP_GSTIN', 'SHOP_LEGAL_NAME', 'SHOP_ADDRESS_LINE', 'SHOP_GRIEVANCE_OFFICER'])
      expect(missing).toContainEqual(expect.stringMatching(new RegExp(`^${name} is missing`)));
    expect(missing).toHaveLength(14);
  });

  it.each([
    ['SHOP_GSTIN', brand.gstin],
    ['SHOP_SUPPORT_EMAIL', brand.supportEmail],
  ])('refuses %s with the value of the demo', (name, value) => {
    expect(productionIdentityErrors({ [name]: value })).toContainEqual(`${name} is a demo value: ${value}`);
  });

  it('shows no links of the demo', () => {
    const own = withoutDemoLinks(brand, { SHOP_FACEBOOK_URL: brand.facebookUrl });
    expect(own).toEqual({ ...brand, whatsapp: '', instagramUrl: '', youtubeUrl: '' });
  });
});
