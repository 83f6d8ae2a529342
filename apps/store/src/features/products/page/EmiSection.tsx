import { lazy, Suspense } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/emi';
import { useLateTarget } from '../../../lib/use-late-target';
import { useNearViewport } from '../../../lib/use-near-viewport';
import classes from './ProductDetails.module.css';

const EmiPlans = lazy(() =>
  import('../../../components/emi/EmiPlans').then((module) => ({ default: module.EmiPlans })),
);

interface EmiSectionProps {
  product: { new_price: number; emi_from?: number | null };
}

/** The EMI plans of a television, loaded when they come near; nothing where no plan is for its price (docs/spec/emi.md#plans-on-the-page-of-a-television). */
export function EmiSection({ product: { new_price: price, emi_from: from } }: EmiSectionProps) {
  const target = useLateTarget<HTMLElement>('emi');
  const { ref, near } = useNearViewport<HTMLDivElement>();
  if (!from) return null;
  const waiting = <div className={`skeleton ${classes.emiPlans}`} aria-hidden="true" />;
  return (
    <section ref={target} id="emi" className={classes.section}>
      <h2>{texts.emiPlans}</h2>
      <p className={classes.emiIntro}>{texts.payMonthly(formatRupees(price))}</p>
      <div ref={ref}>
        {near ? (
          <Suspense fallback={waiting}>
            <EmiPlans price={price} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}
