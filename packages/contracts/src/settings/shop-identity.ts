import { isGstin } from '../gst/gstin';
import { gstStateCode } from '../gst/states';
import { readShopSettings, shopVariable, type ShopSettings } from './settings';

type Brand = ShopSettings['brand'];
type Environment = Readonly<Record<string, string | undefined>>;

/** What a shop may not have: a link without a value is not shown. */
const OPTIONAL = ['whatsapp', 'instagramUrl', 'facebookUrl', 'youtubeUrl'] as const;

/** What pages, mails and invoices state about the trader. Production has no defaults for these (docs/spec/settings.md#production). */
const REQUIRED = [
  'name',
  'legalName',
  'tagline',
  'supportEmail',
  'ordersEmail',
  'phone',
  'helpline',
  'addressLine',
  'city',
  'state',
  'pinCode',
  'gstin',
  'founder',
  'grievanceOfficer',
  'hours',
] as const satisfies readonly (keyof Brand)[];

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isWebAddress = (text: string) => text === '' || /^https?:\/\/[^/\s]+/.test(text);

/**
 * Returns what is wrong with the shop's identity, one line per variable: the form and check character of the GSTIN,
 * the State's name, its agreement with the GSTIN, PIN code, mail and web addresses.
 */
export function shopIdentityErrors(brand: Brand): string[] {
  const stateCode = gstStateCode(brand.state);
  const gstinIsValid = isGstin(brand.gstin);
  const errors: [keyof Brand, string | false][] = [
    ['gstin', !gstinIsValid && 'is not a GSTIN: 15 characters, the last of which is a check character'],
    ['state', stateCode === undefined && `must be a State or union territory of India, not "${brand.state}"`],
    [
      'gstin',
      gstinIsValid &&
        stateCode !== undefined &&
        !brand.gstin.startsWith(stateCode) &&
        `must begin with ${stateCode}, the GST code of ${brand.state}`,
    ],
    ['pinCode', !/^[1-9][0-9]{5}$/.test(brand.pinCode) && 'must be a PIN code of six digits'],
    ['supportEmail', !isEmail(brand.supportEmail) && 'must be an e-mail address'],
    ['ordersEmail', !isEmail(brand.ordersEmail) && 'must be an e-mail address'],
    ['instagramUrl', !isWebAddress(brand.instagramUrl) && 'must be a URL'],
    ['facebookUrl', !isWebAddress(brand.facebookUrl) && 'must be a URL'],
    ['youtubeUrl', !isWebAddress(brand.youtubeUrl) && 'must be a URL'],
  ];
  return errors.flatMap(([name, error]) => (error === false ? [] : [`${shopVariable(name)} ${error}`]));
}

/** Values of the demo by which a copied example is recognised: its tax number and addresses nobody can own. */
function isDemoValue(name: keyof Brand, value: string): boolean {
  if (name === 'gstin') return value === readShopSettings({}).brand.gstin;
  return value.endsWith('.example');
}

/** Returns the variables of the shop's identity that production lacks or that hold a demo value, one line each. */
export function productionIdentityErrors(env: Environment): string[] {
  return REQUIRED.flatMap((name) => {
    const variable = shopVariable(name);
    const value = env[variable];
    if (!value) return [`${variable} is missing: production has no demo values`];
    return isDemoValue(name, value) ? [`${variable} is a demo value: ${value}`] : [];
  });
}

/** Returns the brand with the demo's links removed where the environment names none of the shop's own. */
export function withoutDemoLinks(brand: Brand, env: Environment): Brand {
  const unset = OPTIONAL.filter((name) => !env[shopVariable(name)]);
  return { ...brand, ...Object.fromEntries(unset.map((name) => [name, ''])) };
}
