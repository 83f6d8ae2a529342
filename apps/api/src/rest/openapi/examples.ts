import type { z } from 'zod';
import type { JsonSchema } from './schema.types';

const UUID = '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b';
const INSTANT = '2026-11-21T06:00:00.000Z';
const PICTURE = '/media/3f2a9c-960.jpg';

/** Example values by field name; where one does not fit its schema, the schema's bounds decide. */
const BY_NAME: Record<string, unknown> = {
  _id: UUID,
  id: UUID,
  user: UUID,
  product: UUID,
  name: 'Asha Rao',
  'name of a television': 'Surya 43 inch 4K QLED',
  'number of months': '12',
  email: 'asha@example.in',
  phone: '9876543210',
  contact: '9876543210',
  password: 'a long passphrase',
  newPassword: 'another long passphrase',
  otp: '483920',
  address: '7 Temple Street',
  fullAddress: '7 Temple Street',
  billingFullAddress: '7 Temple Street',
  city: 'Bengaluru',
  billingCity: 'Bengaluru',
  facilityCity: 'Bengaluru',
  state: 'Karnataka',
  billingState: 'Karnataka',
  facilityState: 'Karnataka',
  country: 'India',
  billingCountry: 'India',
  countryOfOrigin: 'India',
  zip: '560034',
  zipcode: '560034',
  zipCode: '560034',
  billingZipCode: '560034',
  firstName: 'Asha',
  lastName: 'Rao',
  billingFirstName: 'Asha',
  billingLastName: 'Rao',
  dispatchCenter: 'Bengaluru Hub',
  originCenter: 'Bengaluru Hub',
  returnCenter: 'Bengaluru Hub',
  subject: 'Wall mount',
  message: 'Thank you, that worked.',
  title: 'A bright picture',
  subtitle: 'What to look for in a shop',
  description: 'Sharp, bright, and quiet.',
  comment: 'The picture is as bright as promised.',
  category: 'Smart TV',
  companyName: 'Surya',
  hsn: '85287216',
  modelNumber: 'SU43Q26',
  modelYear: 2026,
  makerName: 'Surya Displays Private Limited',
  makerAddress: 'Plot 14, Sricity, Andhra Pradesh 517646',
  beeSeriesCode: 'CTV-2026-1001',
  beeValidTo: '2027-12-31',
  listedUntil: '2027-02-21T06:00:00.000Z',
  gstNumber: '29ABCDE1234F1Z2',
  code: 'WELCOME10',
  expiryDate: '2030-12-31',
  return_reason: 'Defective product',
  src: PICTURE,
  image: PICTURE,
  existingImages: PICTURE,
  imagesToDelete: PICTURE,
  srcset: `${PICTURE} 960w`,
  beforeFive: '560033',
  afterFive: '560035',
  token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  path: '/televisions',
  day: '2026-11-21',
  key: 'Panel',
  value: 'VA, 10 bit',
  price: 39990,
  total_price: 79980,
  amount: 28898,
  width: 960,
  height: 720,
  pageNum: 1,
  pageSize: 20,
  quantity: 2,
  stock: 12,
  discount_percentage: 25,
  discountPercentage: 10,
  screenInches: 43,
  refreshHz: 60,
  beeStars: 4,
  energyKwhYear: 90,
  rating: 5,
  averageRating: 4.6,
  warranty_months: 12,
  placeholder: 'data:image/webp;base64,UklGRg==',
  type: 'image/avif',
};

function fits(schema: JsonSchema, value: unknown): boolean {
  if (typeof value === 'string')
    return (
      value.length >= (schema.minLength ?? 0) &&
      value.length <= (schema.maxLength ?? Infinity) &&
      (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
    );
  return (
    typeof value === 'number' &&
    value >= (schema.minimum ?? -Infinity) &&
    value <= (schema.maximum ?? Infinity)
  );
}

function textExample(schema: JsonSchema, name: string): string {
  const fieldNames = [
    BY_NAME[name],
    name.endsWith('_at') || name.endsWith('At') ? INSTANT : UUID,
    '12',
    '123456',
    'Aabha',
  ];
  const texts = fieldNames.filter((word): word is string => typeof word === 'string');
  return texts.find((text) => fits(schema, text)) ?? 'x'.repeat(schema.minLength ?? 1);
}

function numberExample(schema: JsonSchema, name: string): number {
  const named = BY_NAME[name];
  if (typeof named === 'number' && fits(schema, named)) return named;
  return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? Infinity);
}

/** Returns an example name: products and people differ. */
function labelOf(name: string, { properties = {} }: JsonSchema): string {
  if (name !== 'name') return name;
  if (properties.phone || properties.email) return 'name';
  return properties.code ? 'title' : 'name of a television';
}

function objectExample(schema: JsonSchema, only: (name: string, required: boolean) => boolean) {
  const known = Object.entries(schema.properties ?? {})
    .filter(([name]) => only(name, schema.required?.includes(name) ?? false))
    .map(([name, property]) => [name, exampleOf(property, labelOf(name, schema), only)] as const);
  const { additionalProperties: more } = schema;
  const extra =
    typeof more === 'object' && known.length === 0
      ? [[textExample(schema.propertyNames ?? {}, 'number of months'), exampleOf(more, '', only)] as const]
      : [];
  return Object.fromEntries([...known, ...extra]);
}

const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

/** Returns a realistic value that fits a schema. `only` selects the fields of objects. */
export function exampleOf(
  schema: JsonSchema,
  name = '',
  only: (name: string, required: boolean) => boolean = () => true,
): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'binary') return '(the bytes of a PNG or JPEG file)';
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (first) return exampleOf(first, name, only);
  switch (typeOf(schema)) {
    case 'string':
      return textExample(schema, name);
    case 'number':
    case 'integer':
      return numberExample(schema, name);
    case 'boolean':
      return true;
    case 'array':
      return [exampleOf(schema.items ?? {}, name, only)];
    case 'object':
      return objectExample(schema, only);
    default:
      return {};
  }
}

const SHOWN = new Set(['pageNum', 'pageSize', 'filters']);

/**
 * Returns the example of a request body: that of its contract where it has one, or the required fields and the paging
 * of lists.
 */
export function requestExample(schema: JsonSchema, input: z.ZodType | undefined): unknown {
  return input?.meta()?.example ?? exampleOf(schema, '', (name, required) => required || SHOWN.has(name));
}
