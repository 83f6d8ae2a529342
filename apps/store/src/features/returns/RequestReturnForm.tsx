import { formatRupees } from '@aabha/contracts/money/money-format';
import { returnReason } from '@aabha/contracts/returns/returns.rules';
import { ReturnForm } from '@aabha/contracts/returns/returns.schema';
import { refundPromise } from '@aabha/messages/promises';
import * as texts from '@aabha/messages/returns';
import { Button } from '@aabha/ui/components/Button';
import { Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { describeError } from '../../lib/describe-error';
import { focusFirst } from '../../lib/form-failure';
import { useShopForm } from '../../lib/use-shop-form';
import type { ReturnableOrder } from './return-offer';
import { ReturnReasons } from './ReturnReasons';
import classes from './returns.module.css';
import type { RequestReturn } from './use-request-return';
import '../../styles/form.css';

/** Nothing is preselected. */
type Draft = Record<keyof ReturnForm, string>;

interface RequestReturnFormProps {
  order: ReturnableOrder;
  request: RequestReturn;
  onCancel: () => void;
}

/**
 * Requests a return; the server computes the refund and refuses another amount
 * (docs/spec/returns-and-refunds.md#refund-amount).
 */
export function RequestReturnForm({ order, request, onCancel }: RequestReturnFormProps) {
  const form = useShopForm<Draft>({
    initialValues: { reason: '', otherReason: '' },
    validate: schemaResolver(ReturnForm, { sync: true }),
  });
  const submit = (draft: Draft) =>
    request.mutate(
      {
        order_id: order._id,
        return_reason: returnReason(ReturnForm.parse(draft)),
        refund_amount: order.refundable,
      },
      {
        onError: (error) => {
          const refused = describeError(error).fields.return_reason;
          if (refused === undefined) return;
          const errors = { [draft.reason === 'Other' ? 'otherReason' : 'reason']: refused };
          form.setErrors(errors);
          focusFirst(form, errors);
        },
      },
    );
  const { reason } = form.values;
  const reasonError = form.errors.reason;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}
    >
      <ReturnReasons
        selected={reason}
        error={typeof reasonError === 'string' ? reasonError : undefined}
        onChoose={(newReason) => form.setFieldValue('reason', newReason)}
      />
      {reason === 'Other' && (
        <Textarea
          {...form.getInputProps('otherReason')}
          key={form.key('otherReason')}
          label={texts.tellUsMore}
          rows={3}
          maxLength={500}
        />
      )}
      <p className="soft">
        {texts.willRefund(formatRupees(order.refundable), refundPromise(order.payment_method, 'normal'))}
      </p>
      {request.isError && (
        <p className={classes.error} role="alert">
          {describeError(request.error).message}
        </p>
      )}
      <div className={classes.choices}>
        <Button kind="outline" onClick={onCancel}>
          {texts.keepOrder}
        </Button>
        <Button type="submit" busy={request.isPending}>
          {texts.requestReturn}
        </Button>
      </div>
    </form>
  );
}
