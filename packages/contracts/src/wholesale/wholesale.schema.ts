import { z } from 'zod';
import { email, phone } from '../accounts/accounts.schema';
import { isGstin } from '../gst/gstin';
import { rupeesOrText, rupeesOut, wholeRupees } from '../money/money.schema';
import { Picture, SellingPrice } from '../products/products.schema';
import { PAGE_SIZES } from '../settings/limits';
import { AcceptedTexts, TextVersions } from '../shop-texts/accepted-texts.schema';
import {
  daysFilter,
  EditedVersion,
  Id,
  ImageUrls,
  Instant,
  pageOf,
  requiredText,
  sortOver,
} from '../wire/wire.schema';
import { WHOLESALE_UNITS_MAX } from './wholesale.values';

export const WHOLESALE_PAYMENT_STATUSES = ['Pending', 'Completed'] as const;
export const WholesalePaymentStatus = z.enum(WHOLESALE_PAYMENT_STATUSES);
export type WholesalePaymentStatus = z.infer<typeof WholesalePaymentStatus>;

const MIN_MESSAGE = 'Min Quantity is required and must be at least 1.';
const MAX_MESSAGE = 'Max Quantity must be greater than Min Quantity.';
const DISCOUNT_MESSAGE = 'Discount is required and cannot be negative and cannot be 0.';

const FROM_UNITS = 'From so many units.';
const TO_UNITS = 'To so many units; left out where there is no upper end.';

/**
 * One break as staff enter it: whole units, and a discount a unit in whole rupees
 * (docs/spec/wholesale.md#price-break-form).
 */
export const PriceBreakForm = z
  .strictObject({
    minQuantity: z
      .number({ error: MIN_MESSAGE })
      .int(MIN_MESSAGE)
      .min(1, MIN_MESSAGE)
      .max(WHOLESALE_UNITS_MAX, MIN_MESSAGE)
      .meta({ description: FROM_UNITS }),
    maxQuantity: z
      .number({ error: MAX_MESSAGE })
      .int(MAX_MESSAGE)
      .max(WHOLESALE_UNITS_MAX, MAX_MESSAGE)
      .nullish()
      .meta({ description: TO_UNITS }),
    discount: wholeRupees(DISCOUNT_MESSAGE).meta({ description: 'Whole rupees off each unit.' }),
  })
  .refine(({ minQuantity, maxQuantity }) => maxQuantity == null || maxQuantity > minQuantity, {
    path: ['maxQuantity'],
    error: MAX_MESSAGE,
  });

/** The breaks of one product: at least one, no minimum twice (docs/spec/wholesale.md#price-break-form). */
export const PriceBreaks = z
  .array(PriceBreakForm, { error: 'Please add at least one price break.' })
  .min(1, 'Please add at least one price break.')
  .max(20, 'Please use at most 20 price breaks.')
  .superRefine((breaks, context) => {
    const seen = new Set<number>();
    breaks.forEach(({ minQuantity }, index) => {
      if (seen.has(minQuantity))
        context.addIssue({
          code: 'custom',
          path: [index, 'minQuantity'],
          message: 'Two price breaks cannot start at the same quantity.',
        });
      seen.add(minQuantity);
    });
  });

export const WholesaleProduct = z.object({
  _id: z.string(),
  product_id: z.object({
    _id: z.string(),
    name: z.string(),
    companyName: z.string(),
    price: rupeesOut,
    new_price: SellingPrice,
    screenInches: z
      .number()
      .nullable()
      .meta({ description: 'The screen in inches; null where facts of the television are missing.' }),
    image: ImageUrls,
    pictures: z.array(Picture),
  }),
  /** Sorted by minimum (docs/spec/wholesale.md#price-breaks). */
  priceBreaks: z.array(
    z.object({
      minQuantity: z.number().int().meta({ description: FROM_UNITS }),
      maxQuantity: z.number().int().optional().meta({ description: TO_UNITS }),
      discount: rupeesOut,
    }),
  ),
  created_at: Instant,
  updated_at: Instant,
});
export type WholesaleProduct = z.output<typeof WholesaleProduct>;

/** `size` is the screen; `minQuantity` is the least quantity with a lower price, unknown ones last. */
export const WHOLESALE_SORTS = ['created_at', 'name', 'price', 'size', 'minQuantity'] as const;

export const ListWholesaleInput = z.strictObject({
  ...pageOf(PAGE_SIZES.wholesale),
  filters: z.strictObject({ search: z.string().max(200).optional(), product_id: Id.optional() }).default({}),
  sort: sortOver(WHOLESALE_SORTS).optional(),
});
export type ListWholesaleInput = z.output<typeof ListWholesaleInput>;
export const ListWholesaleOutput = z.object({
  wholesaleProductsList: z.array(WholesaleProduct),
  wholesaleProductsCount: z.number().int(),
});

const SELECT_PRODUCT = 'Please select a product.';
export const CreateWholesaleInput = z.strictObject({
  product_id: z.string({ error: SELECT_PRODUCT }).min(1, SELECT_PRODUCT).max(100, SELECT_PRODUCT),
  priceBreaks: PriceBreaks,
});
export type CreateWholesaleInput = z.output<typeof CreateWholesaleInput>;
/** `updated_at` is that of the edited record; if it has changed, the response is 409 with the present record. */
export const UpdateWholesaleInput = z.strictObject({
  id: Id,
  priceBreaks: PriceBreaks,
  updated_at: EditedVersion.optional(),
});
export type UpdateWholesaleInput = z.output<typeof UpdateWholesaleInput>;
export const WholesaleIdInput = z.strictObject({ id: Id });
export const WholesaleOutput = z.object({ wholesaleProduct: WholesaleProduct });

const letters = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(100, message)
    .regex(/^(?=.*\p{L})[\p{L}\p{M} ]+$/u, message);
const sixDigits = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .regex(/^\d{6}$/, message);
const apartment = z.string().trim().max(200, 'Please use at most 200 characters.').default('');

export const WholesaleShippingAddress = z.strictObject({
  firstName: letters('First name must contain only letters'),
  lastName: letters('Last name must contain only letters'),
  fullAddress: requiredText('Shipping address is required', 500),
  apartment,
  city: requiredText('City is required', 100),
  country: requiredText('Country is required', 100),
  state: requiredText('State is required', 100),
  zipCode: sixDigits('Zip code must be exactly 6 digits'),
});
export type WholesaleShippingAddress = z.output<typeof WholesaleShippingAddress>;

export const WholesaleBillingAddress = z.strictObject({
  billingFirstName: letters('Billing first name must contain only letters'),
  billingLastName: letters('Billing last name must contain only letters'),
  billingFullAddress: requiredText('Billing address is required', 500),
  billingApartment: apartment,
  billingCity: requiredText('Billing city is required', 100),
  billingCountry: requiredText('Billing country is required', 100),
  billingState: requiredText('Billing state is required', 100),
  billingZipCode: sixDigits('Billing zip code must be exactly 6 digits'),
});
export type WholesaleBillingAddress = z.output<typeof WholesaleBillingAddress>;

const QUANTITY_MESSAGE = 'Quantity must be a whole number of at least 1.';
const GSTIN_MESSAGE = 'Enter a valid GST number';

/** Who buys and where it goes: the fields of the form (docs/spec/wholesale.md#order-form). */
export const WholesaleBuyer = z.strictObject({
  email: email('Enter a valid email address', 'Enter a valid email address'),
  contact: phone('Contact must be exactly 10 digits'),
  shipping_address: WholesaleShippingAddress,
  billing_address: WholesaleBillingAddress.optional().meta({
    description: 'Left out: the same as `shipping_address`.',
  }),
  companyName: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
  /** Empty, or a GSTIN with its right check character (docs/spec/wholesale.md#order-form). */
  gstNumber: z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === '' || isGstin(text), GSTIN_MESSAGE)
    .default(''),
});
export type WholesaleBuyer = z.output<typeof WholesaleBuyer>;

/**
 * `price` is that of one unit; it and the total are what the buyer saw, and another one is refused
 * (docs/spec/wholesale.md#placing-an-order).
 */
export const PlaceWholesaleOrderInput = WholesaleBuyer.extend({
  products: z
    .array(
      z.strictObject({
        product_id: Id,
        quantity: z
          .number({ error: QUANTITY_MESSAGE })
          .int(QUANTITY_MESSAGE)
          .min(1, QUANTITY_MESSAGE)
          .max(WHOLESALE_UNITS_MAX, `You can order at most ${WHOLESALE_UNITS_MAX} units at a time.`),
        price: rupeesOrText.meta({
          description: 'Of one unit in rupees, as the buyer was shown it; another one is refused.',
        }),
      }),
      { error: 'Please select at least one product.' },
    )
    .min(1, 'Please select at least one product.')
    .max(100, 'Please select at most 100 products.'),
  total_price: rupeesOrText.meta({
    description: 'Of all units in rupees, as the buyer was shown it; another one is refused.',
  }),
  acceptedTexts: TextVersions.optional().meta({
    description:
      'The versions of terms and policies that the buyer was shown. Others than those in force are refused with 409. Left out: those in force.',
  }),
});
export type PlaceWholesaleOrderInput = z.output<typeof PlaceWholesaleOrderInput>;

export const WholesaleOrder = z.object({
  _id: z.string(),
  products: z.array(
    z.object({
      product_id: z.object({ _id: z.string(), name: z.string(), image: ImageUrls }),
      quantity: z.number().int(),
      /** Of one unit. */
      price: rupeesOut,
    }),
  ),
  total_price: rupeesOut,
  email: z.string(),
  contact: z.string(),
  shipping_address: WholesaleShippingAddress,
  billing_address: WholesaleBillingAddress,
  companyName: z.string(),
  gstNumber: z.string(),
  paymentStatus: WholesalePaymentStatus,
  invoice_id: z.string().meta({ description: 'Downloads the invoice; empty while there is none.' }),
  invoiceNumber: z.string(),
  credit_notes: z
    .array(
      z.object({
        _id: z.string(),
        creditNoteNumber: z.string().meta({ description: 'Empty for a moment after it was made.' }),
        created_at: Instant,
        amount: rupeesOut,
      }),
    )
    .meta({ description: 'What was credited of the invoice, oldest first.' }),
  accepted_texts: AcceptedTexts.nullable().meta({
    description:
      'The versions of terms and policies that apply to the order; null in orders of an earlier release.',
  }),
  created_at: Instant,
});
export type WholesaleOrder = z.output<typeof WholesaleOrder>;
export const WholesaleOrderOutput = z.object({ wholesaleOrder: WholesaleOrder });

export const ListWholesaleOrdersInput = z.strictObject({
  ...pageOf(PAGE_SIZES.wholesale),
  filters: z
    .strictObject({
      paymentStatus: WholesalePaymentStatus.optional(),
      ...daysFilter,
      /** End of the id, e-mail, contact, company or GST number. */
      search: z.string().max(200).optional(),
    })
    .default({}),
  sort: sortOver(['created_at', 'total_price'] as const).optional(),
});
export type ListWholesaleOrdersInput = z.output<typeof ListWholesaleOrdersInput>;
export const ListWholesaleOrdersOutput = z.object({
  wholesalebulkOrdersList: z.array(WholesaleOrder),
  wholesalebulkOrdersCount: z.number().int(),
});

/** The filters of exported wholesale orders, as in the list. */
export const ExportWholesaleOrdersInput = ListWholesaleOrdersInput.pick({ filters: true });

/** A page of the caller's own orders, newest first. */
export const ListOwnWholesaleOrdersInput = z.strictObject(pageOf(PAGE_SIZES.wholesale));
export type ListOwnWholesaleOrdersInput = z.output<typeof ListOwnWholesaleOrdersInput>;

export const UpdateWholesaleOrderInput = z.strictObject({ id: Id, paymentStatus: WholesalePaymentStatus });
export type UpdateWholesaleOrderInput = z.output<typeof UpdateWholesaleOrderInput>;
