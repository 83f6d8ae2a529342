import { z } from 'zod';
import { PAY_LINK_HOURS } from '../draft-orders/draft-orders.values';
import { SUB_ADMIN_REFUND_PAISE } from '../refund-requests/refund-requests.values';
import { ChoiceValues, type ChoiceSections } from './choice-values';
import { RETURN_DAYS } from '../settings/promises';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of releases before these choices were settings, with the defaults of then. */
const Variables = z.object({
  SHOP_HSN_DIGITS: z.coerce
    .number()
    .pipe(z.literal([4, 6, 8]))
    .default(6),
  SHOP_E_INVOICING_FROM: z.union([z.literal(''), z.iso.date()]).default(''),
  SHOP_GSTR1_VERSION: z.string().max(20).default('GST3.2.4'),
  SHOP_UPI_CEILING_PAISE: z.coerce.number().int().min(0).max(10_000_000_000).default(5_00_000_00),
  PRICE_APPROVAL: z.enum(['on', 'off']).default('on'),
  SHOP_PICTURES_ARE_DRAWINGS: z.stringbool().default(false),
});

/**
 * Returns the choices of a shop that never published them, from the variables of earlier releases or the defaults
 * (docs/spec/settings.md#first-start). Throws a ZodError that names the variables with a wrong value.
 */
export function firstChoices(env: Environment): ChoiceSections {
  const names = Object.keys(Variables.shape);
  const given = Variables.parse(Object.fromEntries(names.map((name) => [name, env[name] || undefined])));
  return {
    tax: {
      hsnDigits: given.SHOP_HSN_DIGITS,
      eInvoicingFrom: given.SHOP_E_INVOICING_FROM,
      gstr1Version: given.SHOP_GSTR1_VERSION,
    },
    payments: { upiCeilingPaise: given.SHOP_UPI_CEILING_PAISE, payLinkHours: PAY_LINK_HOURS },
    refunds: { refundLimitSubAdminPaise: SUB_ADMIN_REFUND_PAISE, refundLimitSuperAdminPaise: '' },
    returns: {
      ...{ returnDaysDefective: 10, returnDaysWrongItem: 10, returnDaysNotAsDescribed: 10 },
      ...{ returnDaysChangedMind: RETURN_DAYS, returnDaysOther: RETURN_DAYS },
    },
    pickups: ChoiceValues.pickups.parse({}),
    installations: ChoiceValues.installations.parse({}),
    prices: { largeDropsNeedApproval: given.PRICE_APPROVAL === 'on' },
    carts: ChoiceValues.carts.parse({}),
    pictures: { picturesAreDrawings: given.SHOP_PICTURES_ARE_DRAWINGS },
    reorder: ChoiceValues.reorder.parse({}),
  };
}
