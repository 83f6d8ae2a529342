import { formatRupees } from '@aabha/contracts/money/money-format';
import { refundPromise } from '@aabha/contracts/refunds/refund-promise';
import { returnReason } from '@aabha/contracts/returns/returns.rules';
import { ReturnForm } from '@aabha/contracts/returns/returns.schema';
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
          label="Please tell us more"
          rows={3}
          maxLength={500}
        />
      )}
      <p className="soft">
        Once we approve it, we will refund {formatRupees(order.refundable)} to the account you paid from.{' '}
        {refundPromise(order.payment_method, 'normal')} Please keep the television in its box until then.
      </p>
      {request.isError && (
        <p className={classes.error} role="alert">
          {describeError(request.error).message}
        </p>
      )}
      <div className={classes.choices}>
        <Button kind="outline" onClick={onCancel}>
          Keep order
        </Button>
        <Button type="submit" busy={request.isPending}>
          Request return
        </Button>
      </div>
    </form>
  );
}
