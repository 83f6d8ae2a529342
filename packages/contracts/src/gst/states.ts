/** The GST code of each state and union territory, by its name in small letters. */
export const GST_CODES_BY_STATE: Readonly<Record<string, string>> = {
  'jammu and kashmir': '01',
  'himachal pradesh': '02',
  punjab: '03',
  chandigarh: '04',
  uttarakhand: '05',
  haryana: '06',
  delhi: '07',
  rajasthan: '08',
  'uttar pradesh': '09',
  bihar: '10',
  sikkim: '11',
  'arunachal pradesh': '12',
  nagaland: '13',
  manipur: '14',
  mizoram: '15',
  tripura: '16',
  meghalaya: '17',
  assam: '18',
  'west bengal': '19',
  jharkhand: '20',
  odisha: '21',
  chhattisgarh: '22',
  'madhya pradesh': '23',
  gujarat: '24',
  'dadra and nagar haveli and daman and diu': '26',
  maharashtra: '27',
  karnataka: '29',
  goa: '30',
  lakshadweep: '31',
  kerala: '32',
  'tamil nadu': '33',
  puducherry: '34',
  'andaman and nicobar islands': '35',
  telangana: '36',
  'andhra pradesh': '37',
  ladakh: '38',
};

const NAMES = new Map(
  Object.entries(GST_CODES_BY_STATE).map(([name, code]) => [
    code,
    name.replaceAll(/[a-z]+/g, (word) =>
      word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1),
    ),
  ]),
);

/** Returns the State of a two-digit GST code, as of the first two characters of a GSTIN; undefined for other codes. */
export function stateOfGstCode(code: string): string | undefined {
  return NAMES.get(code);
}

/** Union territories without a legislature: their half of the tax is UTGST. */
const UTGST_CODES = new Set(['04', '26', '31', '35', '38']);

/** The two-digit GST code of a state; undefined for a name that is none. */
export function gstStateCode(state: string): string | undefined {
  return GST_CODES_BY_STATE[state.trim().toLowerCase().replace('&', 'and').replaceAll(/\s+/g, ' ')];
}

/** Whether two names mean the same State. A name that is none is the same as no other, itself included. */
export function isSameState(one: string, other: string): boolean {
  const code = gstStateCode(one);
  return code !== undefined && code === gstStateCode(other);
}

/** What the state's half of the tax is called there. */
export function stateTaxName(state: string): 'SGST' | 'UTGST' {
  return UTGST_CODES.has(gstStateCode(state) ?? '') ? 'UTGST' : 'SGST';
}
