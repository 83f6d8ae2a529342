import { formatRupees } from '@aabha/contracts/money/money-format';
import { returnReason } from '@aabha/contracts/returns/returns.rules';
import { ReturnForm } from '@aabha/contracts/returns/returns.schema';
import {
  RETURN_CONDITIONS,
  RETURN_WISHES,
  type ReturnCondition,
  type ReturnWish,
} from '@aabha/contracts/returns/returns.values';
import { refundPromise } from '@aabha/messages/promises';
import * as texts from '@aabha/messages/returns';
import { Button } from '@aabha/ui/components/Button';
import { NativeSelect, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { describeError } from '../../lib/describe-error';
import { FilesField } from '../../components/FilesField';
import { focusFirst } from '../../lib/form-failure';
import { useFiles } from '../../lib/use-files';
import { useShopForm } from '../../lib/use-shop-form';
import type { ReturnableOrder } from './return-offer';
import { RETURN_PHOTOS } from './return-photos';
import { chosenLines, returnableUnits, type ChosenUnits } from './return-units';
import { ReturnReasons } from './ReturnReasons';
import { ReturnUnits } from './ReturnUnits';
import classes from './returns.module.css';
import { useReasonsUntil } from './use-reasons-until';
import type { RequestReturn } from './use-request-return';
import { useReturnRefund } from './use-return-refund';
import '../../styles/form.css';

/** Nothing is preselected. */
type Draft = Record<keyof ReturnForm, string>;

interface RequestReturnFormProps {
  order: ReturnableOrder;
  request: RequestReturn;
  onCancel: () => void;
}

/** What the shopper says of the goods: their condition, what they would like, and photos. */
function useGoods() {
  const [condition, setCondition] = useState<ReturnCondition | ''>('');
  const [wish, setWish] = useState<ReturnWish | ''>('');
  const photos = useFiles(RETURN_PHOTOS);
  const said = { ...(condition && { condition }), ...(wish && { wish }) };
  return { condition, setCondition, wish, setWish, photos, said };
}

function GoodsFields({ goods }: { goods: ReturnType<typeof useGoods> }) {
  const { condition, setCondition, wish, setWish, photos } = goods;
  return (
    <>
      <NativeSelect
        label={texts.conditionQuestion}
        value={condition}
        onChange={(event) => setCondition(event.currentTarget.value as ReturnCondition | '')}
        data={[
          { value: '', label: texts.choose },
          ...RETURN_CONDITIONS.map((value) => ({ value, label: texts.conditions[value] })),
        ]}
      />
      <NativeSelect
        label={texts.wishQuestion}
        description={wish === 'replacement' ? texts.replacementNote : undefined}
        value={wish}
        onChange={(event) => setWish(event.currentTarget.value as ReturnWish | '')}
        data={[
          { value: '', label: texts.choose },
          ...RETURN_WISHES.map((value) => ({ value, label: texts.wishes[value] })),
        ]}
      />
      <FilesField kind={RETURN_PHOTOS} files={photos.files} error={photos.problem} onChange={photos.choose} />
    </>
  );
}

/** Holds the form, and sends it with the amount that it shows. */
function useReturnForm({ order, request }: RequestReturnFormProps) {
  const units = returnableUnits(order);
  const [chosen, setChosen] = useState<ChosenUnits>({});
  const lines = chosenLines(units, chosen);
  const refund = useReturnRefund(order, lines);
  const goods = useGoods();
  const form = useShopForm<Draft>({
    initialValues: { reason: '', otherReason: '' },
    validate: schemaResolver(ReturnForm, { sync: true }),
  });
  const submit = (draft: Draft) => {
    if (refund === undefined || !goods.photos.isUsable) return;
    request.mutate(
      {
        order_id: order._id,
        return_reason: returnReason(ReturnForm.parse(draft)),
        refund_amount: refund,
        ...(lines && { lines }),
        ...goods.said,
        photos: goods.photos.files,
      },
      {
        onError: (error) => {
          if (goods.photos.refuse(error)) return;
          const refused = describeError(error).fields.return_reason;
          if (refused === undefined) return;
          const errors = { [draft.reason === 'Other' ? 'otherReason' : 'reason']: refused };
          form.setErrors(errors);
          focusFirst(form, errors);
        },
      },
    );
  };
  const unitsError = lines?.length === 0 ? texts.chooseUnits : undefined;
  return { units, chosen, setChosen, unitsError, refund, goods, form, submit };
}

/**
 * Requests a return; the server computes the refund and refuses another amount
 * (docs/spec/returns-and-refunds.md#refund-amount).
 */
export function RequestReturnForm(props: RequestReturnFormProps) {
  const { order, request, onCancel } = props;
  const { units, chosen, setChosen, unitsError, refund, goods, form, submit } = useReturnForm(props);
  const until = useReasonsUntil(order._id);
  const { reason } = form.values;
  const reasonError = form.errors.reason;
  const isRefundShown = refund !== undefined;
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <ReturnUnits units={units} chosen={chosen} error={unitsError} onChoose={setChosen} />
      <ReturnReasons
        selected={reason}
        error={typeof reasonError === 'string' ? reasonError : undefined}
        until={until}
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
      <GoodsFields goods={goods} />
      {unitsError === undefined && (
        <p className="soft" aria-live="polite">
          {isRefundShown
            ? texts.willRefund(formatRupees(refund), refundPromise(order.payment_method, 'normal'))
            : texts.computingRefund}
        </p>
      )}
      {request.isError && (
        <p className={classes.error} role="alert">
          {describeError(request.error).message}
        </p>
      )}
      <div className={classes.choices}>
        <Button kind="outline" onClick={onCancel}>
          {texts.keepOrder}
        </Button>
        <Button type="submit" busy={request.isPending} disabled={!isRefundShown}>
          {texts.requestReturn}
        </Button>
      </div>
    </form>
  );
}
