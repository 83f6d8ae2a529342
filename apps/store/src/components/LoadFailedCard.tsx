import { retry } from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../lib/describe-error';
import card from '../styles/order-card.module.css';

/** Stands in place of what could not be loaded: says why, and loads it again. */
export function LoadFailedCard({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={`card ${card.empty}`} role="alert">
      <p>{describeError(error).message}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
