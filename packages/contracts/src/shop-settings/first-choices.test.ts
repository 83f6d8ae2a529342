import { expect, it } from 'vitest';
import { ChoiceValues, type ChoiceSection } from './choice-values';
import { firstChoices } from './first-choices';

const REORDER = {
  ...{ leadDays: 14, reviewDays: 7, minimumUnits: 0 },
  ...{ reorderMailAt: '09:00', reorderMailTo: '' },
};

const FREE = { installationWallPaise: 0, installationStandPaise: 0, installationDemoPaise: 0 };

const RETURNS = {
  ...{ returnDaysDefective: 10, returnDaysWrongItem: 10, returnDaysNotAsDescribed: 10 },
  ...{ returnDaysChangedMind: 7, returnDaysOther: 7 },
};

it('are the defaults of a shop that set no variable, each of them valid', () => {
  const choices = firstChoices({ SHOP_HSN_DIGITS: '' });
  expect(choices).toEqual({
    tax: { hsnDigits: 6, eInvoicingFrom: '', gstr1Version: 'GST3.2.4' },
    payments: { upiCeilingPaise: 5_00_000_00, payLinkHours: 24 },
    refunds: { refundLimitSubAdminPaise: 1_00_000_00, refundLimitSuperAdminPaise: '' },
    returns: RETURNS,
    pickups: { pickupsPerPart: 20 },
    installations: FREE,
    prices: { largeDropsNeedApproval: true },
    carts: { visitorsFillCarts: false },
    pictures: { picturesAreDrawings: false },
    reorder: REORDER,
  });
  for (const section of Object.keys(ChoiceValues) as ChoiceSection[])
    expect(ChoiceValues[section].parse(choices[section])).toEqual(choices[section]);
});

it('are what the variables of an earlier release set', () => {
  const env = {
    ...{ SHOP_HSN_DIGITS: '8', SHOP_E_INVOICING_FROM: '2026-04-01', SHOP_GSTR1_VERSION: 'GST3.1.6' },
    ...{ SHOP_UPI_CEILING_PAISE: '10000000', PRICE_APPROVAL: 'off', SHOP_PICTURES_ARE_DRAWINGS: 'true' },
  };
  expect(firstChoices(env)).toEqual({
    tax: { hsnDigits: 8, eInvoicingFrom: '2026-04-01', gstr1Version: 'GST3.1.6' },
    payments: { upiCeilingPaise: 1_00_000_00, payLinkHours: 24 },
    refunds: { refundLimitSubAdminPaise: 1_00_000_00, refundLimitSuperAdminPaise: '' },
    returns: RETURNS,
    pickups: { pickupsPerPart: 20 },
    installations: FREE,
    prices: { largeDropsNeedApproval: false },
    carts: { visitorsFillCarts: false },
    pictures: { picturesAreDrawings: true },
    reorder: REORDER,
  });
});

it.each([
  ['SHOP_HSN_DIGITS', 'five'],
  ['SHOP_E_INVOICING_FROM', 'soon'],
  ['SHOP_UPI_CEILING_PAISE', '-1'],
  ['PRICE_APPROVAL', 'maybe'],
  ['SHOP_PICTURES_ARE_DRAWINGS', 'perhaps'],
])('name %s when it is %j', (name, value) => {
  expect(() => firstChoices({ [name]: value })).toThrow(name);
});

it.each([
  ['tax', { hsnDigits: 5, eInvoicingFrom: '', gstr1Version: 'GST3.2.4' }, 'hsnDigits'],
  ['tax', { hsnDigits: 6, eInvoicingFrom: 'soon', gstr1Version: 'GST3.2.4' }, 'eInvoicingFrom'],
  ['tax', { hsnDigits: 6, eInvoicingFrom: '', gstr1Version: ' ' }, 'gstr1Version'],
  ['payments', { upiCeilingPaise: -1 }, 'upiCeilingPaise'],
  ['payments', { upiCeilingPaise: '' }, 'upiCeilingPaise'],
  ['refunds', { refundLimitSubAdminPaise: -1, refundLimitSuperAdminPaise: '' }, 'refundLimitSubAdminPaise'],
  ['reorder', { ...REORDER, leadDays: 366 }, 'leadDays'],
  ['reorder', { ...REORDER, reorderMailAt: '24:00' }, 'reorderMailAt'],
  ['reorder', { ...REORDER, reorderMailTo: 'stock@aabha.example, nobody' }, 'reorderMailTo'],
  ['returns', { ...RETURNS, returnDaysOther: 6 }, 'returnDaysOther'],
  ['pickups', { pickupsPerPart: 0 }, 'pickupsPerPart'],
  ['pickups', { pickupsPerPart: 1001 }, 'pickupsPerPart'],
  ['installations', { ...FREE, installationWallPaise: -100 }, 'installationWallPaise'],
  ['installations', { ...FREE, installationStandPaise: 499_50 }, 'installationStandPaise'],
  ['installations', { ...FREE, installationDemoPaise: 10_001_00 }, 'installationDemoPaise'],
  ['installations', { ...FREE, installationDemoPaise: '' }, 'installationDemoPaise'],
  ['prices', { largeDropsNeedApproval: 'yes' }, 'largeDropsNeedApproval'],
] as const)('of %s as %j are refused', (section, value, field) => {
  const [issue] = ChoiceValues[section].safeParse(value).error?.issues ?? [];
  expect(issue?.path).toEqual([field]);
  expect(issue?.message).toMatch(/^[A-Z].*\.$/);
});

it('of a reorder mail are addresses with commas between them, each once', () => {
  const value = { ...REORDER, reorderMailTo: 'a@aabha.example;b@aabha.example  a@aabha.example' };
  expect(ChoiceValues.reorder.parse(value).reorderMailTo).toBe('a@aabha.example, b@aabha.example');
});
