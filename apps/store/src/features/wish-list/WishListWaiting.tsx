import * as texts from '@aabha/messages/wish-list';
import { Spinner } from '@aabha/ui/components/Spinner';
import { LoadFailedCard } from '../../components/LoadFailedCard';
import classes from './wish-list.module.css';

const SKELETONS = [1, 2, 3];

interface WishListWaitingProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in place of the televisions while they load, or says why they did not. */
export function WishListWaiting({ error, onRetry }: WishListWaitingProps) {
  if (error) return <LoadFailedCard error={error} onRetry={onRetry} />;
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
