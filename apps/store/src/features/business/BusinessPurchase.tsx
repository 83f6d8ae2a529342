import { useImperativeHandle, type Ref } from 'react';
import type { BusinessForm } from '@aabha/contracts/business/business.schema';
import * as texts from '@aabha/messages/business';
import { Spinner } from '@aabha/ui/components/Spinner';
import { BUSINESS_DRAFT, type BusinessPurchaseHandle } from '../../lib/business-purchase';
import { readFormDraft, saveFormDraft } from '../../lib/form-draft';
import { focusFirst } from '../../lib/form-failure';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { BusinessFields } from './BusinessFields';
import { businessErrors, formOfBusiness, valuesOfBusiness, type BusinessValues } from './business-values';
import classes from './business.module.css';

interface BusinessPurchaseProps {
  userId: string;
  deliveryState: string | undefined;
  ref: Ref<BusinessPurchaseHandle>;
}

const PREFIX = 'business.';

/** Returns the errors of a refusal that belong to the business, by the paths of its form. */
const errorsOf = (error: unknown) =>
  Object.fromEntries(
    Object.entries(describeError(error).fields).flatMap(([path, message]) =>
      path.startsWith(PREFIX) ? [[path.slice(PREFIX.length), message]] : [],
    ),
  );

function PurchaseFields({
  userId,
  deliveryState,
  ref,
  saved,
}: BusinessPurchaseProps & { saved: BusinessForm | null }) {
  const form = useShopForm<BusinessValues>({
    initialValues: readFormDraft(BUSINESS_DRAFT, userId, valuesOfBusiness(saved)),
    onValuesChange: (values) => saveFormDraft(BUSINESS_DRAFT, userId, values),
    validate: (values) => businessErrors(values, deliveryState),
  });
  useImperativeHandle(ref, () => ({
    read: () => {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) focusFirst(form, errors);
      const values = form.getValues();
      if (hasErrors) return undefined;
      return { ...formOfBusiness(values, deliveryState), remember: values.remember === 'yes' };
    },
    show: (error) => {
      const errors = errorsOf(error);
      /* The fields of the registered address are on the screen after this render. */
      if (Object.keys(errors).some((path) => path.startsWith('billingAddress')))
        form.setFieldValue('hasAddress', 'yes');
      form.setErrors(errors);
      setTimeout(() => focusFirst(form, errors));
    },
  }));
  return (
    <>
      <BusinessFields form={form} deliveryState={deliveryState} />
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={form.values.remember === 'yes'}
          onChange={(event) => form.setFieldValue('remember', event.currentTarget.checked ? 'yes' : '')}
        />
        <span>{texts.saveInMyAccount}</span>
      </label>
    </>
  );
}

/** The fields of a business at checkout, filled with what the account has (docs/spec/checkout.md#buying-for-a-business). */
export function BusinessPurchase(props: BusinessPurchaseProps) {
  const { data, isPending } = trpc.business.get.useQuery({});
  if (isPending) return <Spinner label={texts.loadingBusinessDetails} />;
  return <PurchaseFields {...props} saved={data?.business ?? null} />;
}
