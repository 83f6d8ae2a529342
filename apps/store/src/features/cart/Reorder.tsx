import * as texts from '@aabha/messages/fill-cart';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import classes from './Reorder.module.css';
import { LeftOutList } from './LeftOutList';

type Left = ApiOutputs['orders']['reorder']['left'];

interface ReorderProps {
  order: { _id: string; products: readonly { product_id: { _id: string } }[] };
  describedBy?: string;
}

function Outcome({ left, order }: Pick<ReorderProps, 'order'> & { left: Left }) {
  /* What got into the cart as it was ordered is not among the rest. */
  const isNone = order.products.every(({ product_id: { _id: id } }) =>
    left.some(({ product, quantity }) => product === id && quantity === 0),
  );
  return (
    <div className={`${classes.outcome} ${left.length === 0 ? classes.all : ''}`}>
      <p>{left.length === 0 ? texts.allInCart : isNone ? texts.noneInCart : texts.someInCart}</p>
      {left.length > 0 && <LeftOutList left={left} />}
      <Link to="/cart" className={buttonClass({ kind: 'quiet' })}>
        {texts.viewCart}
      </Link>
    </div>
  );
}

/** Puts what is still sold of an order into the cart, and names the rest (docs/spec/orders.md#order-again). */
export function Reorder({ order, describedBy }: ReorderProps) {
  const utils = trpc.useUtils();
  const { mutate, data, error, isPending } = trpc.orders.reorder.useMutation({
    onSuccess: () => utils.cart.list.invalidate(),
  });
  const failure = error && describeError(error);
  return (
    <>
      <Button
        kind="outline"
        busy={isPending}
        aria-describedby={describedBy}
        onClick={() => mutate({ id: order._id })}
      >
        {texts.orderAgain}
      </Button>
      {failure && (
        <p className={classes.problem} role="alert">
          {failure.reason ? failure.message : texts.notReordered}
        </p>
      )}
      {/* There from the start, so that screen readers read out what comes into it. */}
      <div className={classes.status} role="status">
        {data && <Outcome left={data.left} order={order} />}
      </div>
    </>
  );
}
