export const DECLARATION_GROUPS = [
  'Model and package',
  'Maker, packer and importer',
  'Size without stand',
  'Size with stand',
  'Carton',
  'Energy label',
] as const;
export type DeclarationGroup = (typeof DECLARATION_GROUPS)[number];

interface Declaration {
  group: DeclarationGroup;
  kind: 'text' | 'address' | 'number' | 'day';
  label: string;
  unit?: string;
  /** How a sentence names it; those of one thing share it. */
  noun: string;
  /** What staff should know before they fill it in. */
  help?: string;
}

const IMPORTS_ONLY = 'Needed unless the country of origin is India.';
const OTHER_PACKER = 'Only when another firm packs it.';
const WITHOUT_STAND = {
  kind: 'number',
  group: 'Size without stand',
  unit: 'cm',
  noun: 'size without stand',
} as const;
const WITH_STAND = { kind: 'number', group: 'Size with stand', unit: 'cm', noun: 'size with stand' } as const;
const CARTON = { kind: 'number', group: 'Carton', unit: 'cm', noun: 'carton' } as const;
const NO_STAND = 'Without a stand in the carton: the same as without stand.';

/** What a listing must declare by law (docs/spec/products.md#declarations), in the order in which it is shown. */
const DECLARATIONS = {
  modelNumber: {
    kind: 'text',
    group: 'Model and package',
    label: 'Model number',
    noun: 'model number',
    help: 'As on the energy label.',
  },
  modelYear: {
    kind: 'number',
    group: 'Model and package',
    label: 'Year of manufacture or import',
    noun: 'year',
    help: 'As on the energy label.',
  },
  netQuantity: {
    kind: 'number',
    group: 'Model and package',
    label: 'Net quantity',
    unit: 'N',
    noun: 'net quantity',
    help: 'Televisions in the carton.',
  },
  makerName: {
    kind: 'text',
    group: 'Maker, packer and importer',
    label: 'Manufacturer',
    noun: 'manufacturer',
  },
  makerAddress: {
    kind: 'address',
    group: 'Maker, packer and importer',
    label: 'Address of the manufacturer',
    noun: 'address of the manufacturer',
    help: 'Full address, with the PIN code in India.',
  },
  packerName: {
    kind: 'text',
    group: 'Maker, packer and importer',
    label: 'Packer',
    noun: 'packer',
    help: OTHER_PACKER,
  },
  packerAddress: {
    kind: 'address',
    group: 'Maker, packer and importer',
    label: 'Address of the packer',
    noun: 'address of the packer',
    help: OTHER_PACKER,
  },
  importerName: {
    kind: 'text',
    group: 'Maker, packer and importer',
    label: 'Importer',
    noun: 'importer',
    help: IMPORTS_ONLY,
  },
  importerAddress: {
    kind: 'address',
    group: 'Maker, packer and importer',
    label: 'Address of the importer',
    noun: 'address of the importer',
    help: IMPORTS_ONLY,
  },
  widthCm: { ...WITHOUT_STAND, label: 'Width' },
  heightCm: { ...WITHOUT_STAND, label: 'Height' },
  depthCm: { ...WITHOUT_STAND, label: 'Depth' },
  standWidthCm: { ...WITH_STAND, label: 'Width with stand', help: NO_STAND },
  standHeightCm: { ...WITH_STAND, label: 'Height with stand' },
  standDepthCm: { ...WITH_STAND, label: 'Depth with stand' },
  weightKg: {
    kind: 'number',
    group: 'Size with stand',
    label: 'Weight with stand',
    unit: 'kg',
    noun: 'weight',
  },
  cartonWidthCm: { ...CARTON, label: 'Carton width' },
  cartonHeightCm: { ...CARTON, label: 'Carton height' },
  cartonDepthCm: { ...CARTON, label: 'Carton depth' },
  cartonWeightKg: { ...CARTON, label: 'Packed weight', unit: 'kg', noun: 'packed weight' },
  beeSeriesCode: {
    kind: 'text',
    group: 'Energy label',
    label: 'Label series code',
    noun: 'energy label code',
    help: 'The unique series code on the BEE label.',
  },
  beeValidTo: {
    kind: 'day',
    group: 'Energy label',
    label: 'Label valid until',
    noun: 'end of the label period',
  },
  standbyWatts: {
    kind: 'number',
    group: 'Energy label',
    label: 'Standby power',
    unit: 'W',
    noun: 'standby power',
  },
} satisfies Record<string, Declaration>;

export type DeclarationField = keyof typeof DECLARATIONS;
export const PRODUCT_DECLARATIONS: Readonly<Record<DeclarationField, Declaration>> = DECLARATIONS;
export const DECLARATION_FIELDS = Object.keys(DECLARATIONS) as DeclarationField[];

/** Returns a value for each declaration, by field. */
export const eachDeclaration = <V>(valueOf: (field: DeclarationField) => V) =>
  Object.fromEntries(DECLARATION_FIELDS.map((field) => [field, valueOf(field)])) as Record<
    DeclarationField,
    V
  >;
