import { useState } from 'react';
import type { BusinessForm } from '@aabha/contracts/business/business.schema';
import { stateOfGstin } from '@aabha/contracts/business/business.rules';
import * as texts from '@aabha/messages/business';
import * as common from '@aabha/messages/common';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { BusinessFields } from './BusinessFields';
import {
  BUSINESS_FIELDS,
  businessErrors,
  formOfBusiness,
  valuesOfBusiness,
  type BusinessValues,
} from './business-values';
import classes from './business.module.css';

function BusinessFacts({ business, onEdit }: { business: BusinessForm; onEdit: () => void }) {
  const { gstin, legalName, billingAddress } = business;
  const utils = trpc.useUtils();
  const remove = trpc.business.remove.useMutation({
    onSuccess: (removed) => {
      utils.business.get.setData({}, removed);
      notify('success', texts.detailsRemoved);
    },
    onError: (error) => notify('error', describeError(error).message),
  });
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.gstin}</dt>
          <dd>
            {gstin} ({stateOfGstin(gstin)})
          </dd>
        </div>
        <div>
          <dt>{texts.legalName}</dt>
          <dd>{legalName}</dd>
        </div>
        {billingAddress && (
          <div>
            <dt>{texts.registeredAddress}</dt>
            <dd>
              {billingAddress.address}, {billingAddress.city} {billingAddress.zip}
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.note}>{texts.invoicesKeepDetails}</p>
      <div className={classes.actions}>
        <Link to="/my-invoices" search={{ view: 'input-credit' }} className={buttonClass({ kind: 'quiet' })}>
          {texts.inputCredit}
        </Link>
        <Button kind="outline" busy={remove.isPending} onClick={() => remove.mutate({})}>
          {texts.removeBusinessDetails}
        </Button>
        <Button onClick={onEdit}>{texts.editBusinessDetails}</Button>
      </div>
    </>
  );
}

function BusinessEdit({ business, onDone }: { business: BusinessForm | null; onDone: () => void }) {
  const form = useShopForm<BusinessValues>({
    initialValues: valuesOfBusiness(business),
    validate: (values) => businessErrors(values, undefined),
  });
  const utils = trpc.useUtils();
  const save = trpc.business.save.useMutation({
    onSuccess: (saved) => {
      utils.business.get.setData({}, saved);
      notify('success', texts.detailsSaved);
      onDone();
    },
    onError: (error) => showFormFailure(form, BUSINESS_FIELDS, error, texts.detailsNotSaved),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(formOfBusiness(values, undefined)))}>
      <BusinessFields form={form} />
      <FormProblem form={form} />
      <div className={classes.actions}>
        <Button kind="outline" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {texts.saveBusinessDetails}
        </Button>
      </div>
    </form>
  );
}

/** The business that a customer buys for: read, edit, remove (docs/spec/accounts.md#business-details). */
export function BusinessDetails() {
  const { data } = trpc.business.get.useQuery({});
  const [isEditing, setEditing] = useState(false);
  if (!data) return null;
  const { business } = data;
  return (
    <section className={`card ${classes.card}`} aria-labelledby="business-details">
      <h2 id="business-details">{texts.businessDetails}</h2>
      {isEditing && <BusinessEdit business={business} onDone={() => setEditing(false)} />}
      {!isEditing && business && <BusinessFacts business={business} onEdit={() => setEditing(true)} />}
      {!isEditing && !business && (
        <>
          <p className="soft">{texts.saveYourGstin}</p>
          <div className={classes.actions}>
            <Button onClick={() => setEditing(true)}>{texts.addBusinessDetails}</Button>
          </div>
        </>
      )}
    </section>
  );
}
