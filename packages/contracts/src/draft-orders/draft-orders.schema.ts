import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { BusinessForm } from '../business/business.schema';
import { Quantity, WarrantyMonths } from '../cart/cart.schema';
import { ShippingForm } from '../checkout/checkout.schema';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, EditedVersion, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { DRAFT_ORDER_SORTS, DRAFT_ORDER_STATES } from './draft-orders.values';

const Person = z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() });

/** A customer for whom staff compose an order, with what their account knows for it. */
export const FoundCustomer = Person.extend({
  address: z.string(),
  zip: z.string(),
  business: BusinessForm.nullable().meta({ description: 'As saved in the account; null for none.' }),
});
export type FoundCustomer = z.output<typeof FoundCustomer>;

export const FindCustomerInput = z.strictObject({
  person: requiredText('Enter the email or phone of the customer.', 200).meta({ example: 'asha@example.in' }),
});
/** The customers with this e-mail or phone, the newest first; empty where there is none. */
export const FindCustomerOutput = z.object({ customerList: z.array(FoundCustomer) });

const Item = z.strictObject({
  product: Id,
  quantity: Quantity,
  warranty_months: WarrantyMonths.meta({
    description: 'Extra months, of those that the product has a price for; 0 or left out for none.',
  }),
});

/** A person without an account. It is made with a random password, which the person sets by 'Forgot password'. */
export const NewCustomer = z.strictObject({
  name: personName('Name is required.', 'Name must contain only letters'),
  email: email('Email is required.', 'Enter a valid email address.'),
  phone: phone('Phone number must be exactly 10 digits.', 'Phone number is required.'),
});

const Contents = z.strictObject({
  user: Id.optional().meta({ description: 'The customer. Left out: a new account is made of `customer`.' }),
  customer: NewCustomer.optional(),
  items: z
    .array(Item)
    .min(1, 'Add at least one product.')
    .max(50, 'An order takes at most 50 products.')
    .refine(
      (items) => new Set(items.map(({ product }) => product)).size === items.length,
      'Each product can be there once only.',
    ),
  shipping: ShippingForm,
  business: BusinessForm.optional().meta({ description: 'The business that buys. Left out: none.' }),
  coupon: z
    .string()
    .trim()
    .max(50)
    .default('')
    .meta({ description: 'The code of a coupon; empty for none.' }),
});

const EXAMPLE = {
  customer: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  items: [{ product: '0193a1e0-0000-7000-8000-000000000001', quantity: 1, warranty_months: 0 }],
  shipping: {
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    ...{ address: '7 Temple Street', city: 'Bengaluru', zip: '560034' },
  },
};

export const CreateDraftOrderInput = Contents.meta({ example: EXAMPLE });
export type CreateDraftOrderInput = z.output<typeof CreateDraftOrderInput>;

/** The customer of a draft order stays. */
export const UpdateDraftOrderInput = Contents.omit({ user: true, customer: true })
  .extend({ id: Id, updated_at: EditedVersion.optional() })
  .meta({ example: { items: EXAMPLE.items, shipping: EXAMPLE.shipping } });
export type UpdateDraftOrderInput = z.output<typeof UpdateDraftOrderInput>;

export const SendDraftOrderInput = z
  .strictObject({
    id: Id,
    amount: rupeesIn.meta(
      inRupees('What staff were shown as `totals.payable`. Another amount is refused with 409.'),
    ),
  })
  .meta({ example: { amount: 28898 } });
export type SendDraftOrderInput = z.output<typeof SendDraftOrderInput>;

export const DraftOrderIdInput = z.strictObject({ id: Id });

const DraftItem = z.object({
  product: z.object({ _id: z.string(), name: z.string() }),
  quantity: z.number().int(),
  warranty_months: z.number().int(),
  unit_price: rupeesOut,
  warranty_price: rupeesOut,
  line_total: rupeesOut,
});

export const DraftOrder = z.object({
  _id: z.string(),
  state: z.enum(DRAFT_ORDER_STATES),
  customer: Person,
  items: z.array(DraftItem),
  shipping: ShippingForm.extend({ state: z.string().meta({ description: 'The State of the PIN code.' }) }),
  business: BusinessForm.nullable(),
  coupon: z.string().meta({ description: 'The code; empty for none.' }),
  totals: z
    .object({
      subtotal: rupeesOut,
      discount: rupeesOut,
      shipping: rupeesOut,
      payable: rupeesOut.meta(inRupees('What the customer pays.')),
    })
    .meta({ description: 'As it was sent; of one that can be sent, at the prices of now.' }),
  problem: z.string().meta({ description: 'Why it cannot be sent as it is; empty where it can.' }),
  created_by: z.string().meta({ description: 'The member of staff.' }),
  created_at: Instant,
  updated_at: Instant,
  sent_at: Instant.nullable(),
  expires_at: Instant.nullable(),
  paid_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  order_id: z.string().nullable().meta({ description: 'The order that it became.' }),
});
export type DraftOrder = z.output<typeof DraftOrder>;
export const DraftOrderOutput = z.object({ draftOrder: DraftOrder });

/** A draft order as the list shows it. */
export const ListedDraft = z.object({
  _id: z.string(),
  state: z.enum(DRAFT_ORDER_STATES),
  customer: Person,
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  amount: rupeesOut.nullable().meta(inRupees('As it was sent last; null before.')),
  created_by: z.string(),
  created_at: Instant,
  expires_at: Instant.nullable(),
  paid_at: Instant.nullable(),
  order_id: z.string().nullable(),
});
export type ListedDraft = z.output<typeof ListedDraft>;

const Filters = z
  .strictObject({
    state: z.enum(DRAFT_ORDER_STATES).optional(),
    from: DayFilter.optional(),
    to: DayFilter.optional(),
    mine: z.boolean().optional().meta({ description: 'True: only those that the caller composed.' }),
    search: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Part of the name, the e-mail or the phone of the customer.' }),
  })
  .default({});
const Sort = sortOver(DRAFT_ORDER_SORTS).optional();

export const ListDraftOrdersInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.draftOrders),
  filters: Filters,
  sort: Sort,
});
export type ListDraftOrdersInput = z.output<typeof ListDraftOrdersInput>;
export const ListDraftOrdersOutput = z.object({
  draftOrderList: z.array(ListedDraft),
  draftOrderCount: z.number().int(),
});
export const ExportDraftOrdersInput = ListDraftOrdersInput.pick({ filters: true });
export type ExportDraftOrdersInput = z.output<typeof ExportDraftOrdersInput>;
export const DraftNeighboursInput = z.strictObject({ id: Id, filters: Filters, sort: Sort });
export type DraftNeighboursInput = z.output<typeof DraftNeighboursInput>;
export const DraftNeighboursOutput = z.object({
  previous: z.string().meta({ description: 'Empty at the start of the list.' }),
  next: z.string().meta({ description: 'Empty at the end of the list.' }),
});

export const PayLinkOutput = z.object({
  url: z.string().meta({ description: 'The address that the customer pays at. Whoever has it may pay.' }),
  amount: rupeesOut,
  expires_at: Instant,
});
