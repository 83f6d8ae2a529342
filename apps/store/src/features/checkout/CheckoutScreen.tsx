import { lazy, Suspense, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import type { BuyNowItem } from '@aabha/contracts/checkout/buy-now.schema';
import { upiOffer } from '@aabha/contracts/checkout/upi-offer';
import type { TextVersions } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import * as texts from '@aabha/messages/checkout';
import { schemaResolver } from '@mantine/form';
import { WHOLE_ZIP } from '../../lib/use-zip-check';
import { usePromise } from '../../components/delivery-promise/use-promise';
import { BUSINESS_DRAFT, type BusinessPurchaseHandle } from '../../lib/business-purchase';
import { focusFirst } from '../../lib/form-failure';
import { goodsOf } from '../../lib/goods-of';
import { notify } from '../../lib/notify';
import { readRememberedPin, rememberPin } from '../../lib/remembered-pin';
import { deleteFormDraft, saveFormDraft, readFormDraft } from '../../lib/form-draft';
import { useCityOfZip } from '../../lib/use-city-of-zip';
import { useShopForm } from '../../lib/use-shop-form';
import { useZipCheck } from '../../lib/use-zip-check';
import fieldset from '../../styles/fieldset.module.css';
import order from '../../styles/order-columns.module.css';
import classes from './checkout.module.css';
import { AddressChoice } from './AddressChoice';
import { BusinessChoice } from './BusinessChoice';
import { CheckoutValues, shippingOf } from './checkout-values';
import { DeliveryReasons } from './DeliveryReasons';
import { ExpectedDelivery } from './ExpectedDelivery';
import { GiftNote } from './GiftNote';
import { chosenAddress, knownShipping, type KnownAddress } from './known-shipping';
import { PayAct } from './PayAct';
import { PaymentMethods } from './PaymentMethods';
import { PaymentNotice } from './PaymentNotice';
import { SaveAddress } from './SaveAddress';
import { ShippingFields } from './ShippingFields';
import { UnservedZipDialog } from './UnservedZipDialog';
import { useCheckoutRefusal } from './use-checkout-refusal';
import { useCartCalls } from './use-cart-calls';
import { usePayment } from './use-payment';

const CartOffers = lazy(() =>
  import('../../components/bank-offers/CartOffers').then((module) => ({ default: module.CartOffers })),
);

const TYPED = 'checkout';

interface CheckoutScreenProps {
  /** The cart that the shopper saw: they agree to pay its total (docs/spec/checkout.md#amount-agreed). */
  cart: Cart;
  /** The television that is bought alone; undefined for a cart. */
  buyNow?: BuyNowItem | undefined;
  /** The addresses that the shopper saved. */
  addresses: readonly Address[];
  /** Address of the shopper's last order; undefined before the first. */
  last: KnownAddress | undefined;
  /** The most that the shop may take in one UPI payment, in rupees. */
  upiCeiling: number;
  /** The terms and policies that the shopper accepts with the order (docs/spec/checkout.md#texts-agreed). */
  acceptedTexts: TextVersions;
  /** The order summary. */
  summary: ReactNode;
  /** Renders the fields of a business, for goods that go to a State. */
  businessFields: (ref: Ref<BusinessPurchaseHandle>, deliveryState: string | undefined) => ReactNode;
  onPlaced: (orderId: string) => void;
  /** Paid, but without an order yet. Receives the provider's order id. */
  onPending: (providerOrderId: string) => void;
  /** What is bought was refused, with the reason: it has to be looked at again. */
  onCartRefused: (message: string) => void;
  /** Terms or policies have changed: reads their present versions. */
  onTextsChanged: () => void;
}

function useShippingForm(
  { _id: userId, ...user }: Cart['user'],
  { last, addresses }: Pick<CheckoutScreenProps, 'last' | 'addresses'>,
) {
  const [known] = useState(() => knownShipping(user, last, readRememberedPin(), addresses));
  const form = useShopForm<CheckoutValues>({
    initialValues: readFormDraft(TYPED, userId, { ...known, landmark: '', giftNote: '' }),
    onValuesChange: (values) => saveFormDraft(TYPED, userId, values),
    validate: schemaResolver(CheckoutValues, { sync: true }),
  });
  const check = useZipCheck(form.values.zip);
  /* The city of a saved address stays as it was saved. */
  useCityOfZip(form, check.found, chosenAddress(addresses, known) ? '' : known.city);
  return { form, check };
}

/** /checkout (docs/spec/checkout.md#screen): address, payment method, and the button with the amount. */
export function CheckoutScreen({
  cart,
  buyNow,
  addresses,
  last,
  upiCeiling,
  acceptedTexts,
  summary,
  businessFields,
  onPlaced,
  onPending,
  onCartRefused,
  onTextsChanged,
}: CheckoutScreenProps) {
  const { form, check } = useShippingForm(cart.user, { last, addresses });
  const [isToSave, setToSave] = useState(false);
  const { found } = check;
  const { zip } = form.values;
  const promised = usePromise({ zipcode: found?.canOrder ? zip : '', items: goodsOf(cart) });
  const ceiling = paiseFromRupees(upiCeiling);
  const upi = upiOffer(paiseFromRupees(cart.totals.payable), ceiling);
  const business = useRef<BusinessPurchaseHandle>(null);
  const refuse = useCheckoutRefusal({
    form,
    business,
    showProblem: (message) => payment.setProblem(message),
    onCartRefused: (message) => {
      if (buyNow) payment.setProblem(message);
      else notify('error', message, 'cart');
      onCartRefused(message);
    },
    onTextsChanged,
    onPromiseChanged: () => void promised.refetch(),
    askZipAgain: () => void check.askAgain(),
  });
  const paid = (leave: (id: string) => void) => (id: string) => {
    deleteFormDraft(TYPED);
    deleteFormDraft(BUSINESS_DRAFT);
    rememberPin(form.getValues().zip);
    leave(id);
  };
  const calls = useCartCalls();
  const payment = usePayment(cart.user._id, {
    ...calls,
    upi,
    onPlaced: paid(onPlaced),
    onPending: paid(onPending),
    onRefused: refuse,
  });
  const pay = (values: CheckoutValues) => {
    const buyer = business.current?.read();
    /* Fields that are open and invalid are marked by now. */
    if (business.current && !buyer) return undefined;
    return payment.pay({
      amount: cart.totals.payable,
      ...shippingOf(values),
      acceptedTexts,
      ...(isToSave && !chosenAddress(addresses, values) && { saveAddress: true }),
      ...(promised.promise && { promisedBy: promised.promise.latest }),
      ...(buyNow && { buyNow }),
      ...(buyer && { business: buyer }),
    });
  };
  if (payment.news)
    return <PaymentNotice news={payment.news} busy={payment.busy} onCheckAgain={payment.checkAgain} />;
  return (
    <form
      className="wrap page"
      noValidate
      onSubmit={form.onSubmit(
        (values) => pay(values),
        (errors) => {
          business.current?.read();
          focusFirst(form, errors);
        },
      )}
    >
      <h1 className={classes.title}>{texts.checkout}</h1>
      <div className={order.columns}>
        <div className={fieldset.groups}>
          <AddressChoice form={form} addresses={addresses} />
          <ShippingFields form={form} check={check}>
            {!chosenAddress(addresses, form.values) && (
              <SaveAddress isToSave={isToSave} onChange={setToSave} />
            )}
          </ShippingFields>
          <BusinessChoice userId={cart.user._id}>{businessFields(business, found?.state)}</BusinessChoice>
          <GiftNote form={form} />
          <PaymentMethods upi={upi} ceiling={ceiling} />
        </div>
        <aside className={`card ${order.aside}`} data-order-summary aria-label={texts.orderSummary}>
          {summary}
          <ExpectedDelivery found={found} isAsked={WHOLE_ZIP.test(zip)} promised={promised} />
          <PayAct payment={payment} payable={cart.totals.payable} />
          {/* What comes late: above the buttons it would move them as somebody is about to press. */}
          <DeliveryReasons promise={promised.promise} />
          <Suspense fallback={null}>
            <CartOffers cart={cart} />
          </Suspense>
        </aside>
      </div>
      <UnservedZipDialog zip={zip} found={found} onClose={() => form.setFieldValue('zip', '')} />
    </form>
  );
}
