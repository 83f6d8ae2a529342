import { retry } from '@aabha/messages/common';
import * as texts from '@aabha/messages/wish-list';
import { Button } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import { describeError } from '../../lib/describe-error';
import card from '../../styles/order-card.module.css';
import classes from './wish-list.module.css';

const SKELETONS = [1, 2, 3];

interface WishListWaitingProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in place of the televisions while they load, or says why they did not. */
export function WishListWaiting({ error, onRetry }: WishListWaitingProps) {
  if (error)
    return (
      <div className={`card ${card.empty}`} role="alert">
        <p>{describeError(error).message}</p>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    );
  return (
    <div className={classes.list}>
      <span className="visually-hidden">
        <Spinner label={texts.loading} />
      </span>
      {SKELETONS.map((key) => (
        <div key={key} className="skeleton" style={{ height: 150 }} aria-hidden="true" />
      ))}
    </div>
  );
}
